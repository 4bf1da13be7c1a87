import { composeService } from '#apps/server/compose.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import type { QueryClient } from '../measure/database.ts'
import { pickVisitors } from '../sizing/actions.ts'
import { sessionTokenOf } from '../sizing/tables.ts'
import { type ExplainedStatement, openExplainedPool, type PlanKind } from './explained-statements.ts'
import { hotRequests } from './hot-requests.ts'
import { findSlowSteps, type TableRows } from './slow-steps.ts'

/** A statement of a request whose plan would take longer as the tables grow. */
export interface SlowStatement {
  request: string
  text: string
  steps: string[]
}

export interface ExplainedRequests {
  /** How many different statements were explained, by request. */
  statements: ReadonlyMap<string, number>
  slow: SlowStatement[]
}

interface Options {
  url: string
  client: QueryClient
  kind: PlanKind
  /** An empty folder for the files of the service. */
  dataDir: string
}

const readTableRows = async (client: QueryClient): Promise<TableRows> => {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map((row) => [row.name, row.rows]))
}

/**
 * Sends the frequent requests of two members to a loaded database, and explains each statement, also those inside functions.
 * @throws {Error} when a request is refused
 */
export const explainRequests = async ({ url, client, kind, dataDir }: Options): Promise<ExplainedRequests> => {
  const tables = await readTableRows(client)
  const explained: ExplainedStatement[] = []
  const pool = openExplainedPool(url, kind, (one) => explained.push(one))
  const config = readServerConfig({
    DEMO: '0',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LIMIT_FACTOR: '1000000',
    MAX_LAG_MS: '0',
    DATABASE_URL: url,
    SECRET: 'a secret of a measurement, long enough',
    DATA_DIR: dataDir,
  })
  const { app, platform } = await composeService({
    config,
    db: openDatabase(pool),
    log: createLog('silent'),
    clock: { now: () => new Date() },
  })
  const statements = new Map<string, number>()
  const slow: SlowStatement[] = []
  try {
    for (const visitor of await pickVisitors(client, 2)) {
      const headers = { authorization: `Bearer ${sessionTokenOf(visitor.id)}` }
      const page = await app.inject({ url: '/api/matches', headers })
      const shown = page.json<{ data: { people: { id: string }[] } }>().data.people.map(({ id }) => id)
      for (const [name, { method, path, body }] of Object.entries(hotRequests(visitor, shown))) {
        explained.length = 0
        const response = await app.inject({ method, url: path, headers, ...(body === undefined ? {} : { payload: body }) })
        if (response.statusCode >= 300) throw new Error(`${name} answered ${response.statusCode}: ${response.payload}`)
        statements.set(name, new Set(explained.map(({ text }) => text)).size)
        for (const { text, plan } of explained) {
          const steps = findSlowSteps(plan, tables)
          if (steps.length > 0) slow.push({ request: name, text, steps })
        }
      }
    }
  } finally {
    await app.close()
    await platform.jobs[Symbol.asyncDispose]()
    await pool.end()
  }
  return { statements, slow }
}
