import { parseArgs } from 'node:util'
import { listPendingMigrations } from '#platform/server/db/migrating/migrate.ts'
import { migrateDatabase } from '../migrate-at-start.ts'
import type { Command } from '../programs/run-command.ts'
import { releaseRoot } from '../release.ts'

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

/**
 * Command that migrates the database; with `--check` it only lists what is pending and returns false if anything is. Unlike a start, it also replaces
 * SQL functions of a newer release.
 */
export const migrateCommand: Command = async ({ db, config, print }, args) => {
  const { values } = parseArgs({ args: [...args], options })
  if (values.check) {
    const pending = await listPendingMigrations(db, releaseRoot, { overrideNewer: true })
    for (const name of pending) print(name)
    print(pending.length === 0 ? 'The database is up to date.' : `${pending.length} pending.`)
    return pending.length === 0
  }
  const applied = await migrateDatabase(config, db, releaseRoot, {
    overrideNewer: true,
    log: (details, message) => print(describe(details, message)),
  })
  print(applied.length === 0 ? 'The database was up to date.' : `${applied.length} applied.`)
  return true
}
