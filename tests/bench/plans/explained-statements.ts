import { openPool } from '#platform/server/db/database.ts'
import type pg from 'pg'

/** How PostgreSQL plans a named statement: once for all values (`generic`), or for the values of each call (`custom`). */
export type PlanKind = 'generic' | 'custom'

/** A step of a plan, as PostgreSQL prints it. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  Plans?: PlanStep[]
}

/** A statement that ran, also inside a function, and the plan it ran with. */
export interface ExplainedStatement {
  text: string
  plan: PlanStep
}

/**
 * Opens a pool whose connections send the plan of each statement, also of those inside functions, to `onExplained`. The server needs the module
 * `auto_explain`, and the user must be allowed to load it.
 */
export const openExplainedPool = (url: string, kind: PlanKind, onExplained: (one: ExplainedStatement) => void): pg.Pool => {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
    plan_cache_mode: `force_${kind}_plan`,
  }
  const address = new URL(url)
  address.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  )
  const pool = openPool(address.href, 1, true)
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const json = /plan:\n(\{[\s\S]*\})$/.exec(message)?.[1]
      if (json === undefined) return
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanStep }
      onExplained({ text, plan })
    }),
  )
  return pool
}
