import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pendingMigrations } from '#platform/server/db/migrate.ts'
import { migrateDatabase } from '../bring-up-to-date.ts'
import { root } from '../installation.ts'
import type { Command } from '../programs/run-command.ts'

const options = { check: { type: 'boolean', default: false } } as const

const describe = (details: object, message: string): string => {
  const { migration, ms, heldBy } = details as {
    migration?: string
    ms?: number
    heldBy?: readonly { pid: number; application: string | null }[]
  }
  const who = heldBy?.map(({ pid, application }) => `process ${pid} (${application ?? 'unknown'})`).join(', ')
  if (ms !== undefined) return `${migration}  ${ms} ms`
  return [migration, message, who && `held by ${who}`].filter(Boolean).join('  ')
}

/** For an operator: brings the database up to date; with `--check` it only says what is pending, and answers false when something is. */
export const migrations: Command = async ({ db, config, print }, args) => {
  const { values } = parseArgs({ args: [...args], options })
  const folder = join(root, 'db/migrations')
  if (values.check) {
    const pending = await pendingMigrations(db, folder)
    for (const name of pending) print(name)
    print(pending.length === 0 ? 'The database is up to date.' : `${pending.length} pending.`)
    return pending.length === 0
  }
  const applied = await migrateDatabase(config, db, folder, (details, message) => print(describe(details, message)))
  print(applied.length === 0 ? 'The database was up to date.' : `${applied.length} applied.`)
  return true
}
