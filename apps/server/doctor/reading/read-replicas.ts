import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { type CommitRules, readCommitRules } from '#platform/server/db/replicas/server-state.ts'
import type { ReplicaFacts } from '../outside.ts'

/** A replica gets this long to replay what the primary had at the beginning, in milliseconds. */
const patienceMs = 2000
const pauseMs = 100

interface ServerRow {
  system: string
  standby: boolean
  monitor: boolean
  lsn: string | null
}

const readServer = async (db: Database): Promise<ServerRow> => {
  const { rows } = await sql<ServerRow>`
    select system_identifier::text as system, pg_is_in_recovery() as standby, pg_has_role(current_user, 'pg_monitor', 'usage') as monitor,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end)::text as lsn from pg_control_system()`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the server does not tell about itself')
  return row
}

const withServer = async <T>(url: string, prepared: boolean, work: (db: Database) => Promise<T>): Promise<T> => {
  const pool = openPool(url, 1, prepared)
  try {
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}

/** Returns how many bytes of log the replica lacks, once it has them all or the patience is over. */
const measureLag = async (db: Database, lsn: string | null): Promise<number> => {
  const began = performance.now()
  for (;;) {
    const { rows } = await sql<{
      behind: string | null
    }>`select pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn()) as behind`.execute(db)
    const behind = Math.max(0, Number(rows[0]?.behind ?? 0))
    if (behind === 0 || performance.now() - began >= patienceMs) return behind
    await sleep(pauseMs)
  }
}

/** Asks the server of DATABASE_URL how it confirms commits. */
export const readCommitRulesOfPrimary = ({ databaseUrl = '', databasePrepared }: Config): Promise<CommitRules | undefined> =>
  withServer(databaseUrl, databasePrepared, readCommitRules)

/** Connects to each server of DATABASE_READ_URL and compares it with that of DATABASE_URL. */
export const readReplicas = async ({ databaseUrl = '', databaseReadUrls, databasePrepared }: Config): Promise<ReplicaFacts[]> => {
  const primary = await withServer(databaseUrl, databasePrepared, readServer)
  return Promise.all(
    databaseReadUrls.map(async (url): Promise<ReplicaFacts> => {
      const { host } = new URL(url)
      try {
        return await withServer(url, databasePrepared, async (db) => {
          const { system, standby, monitor } = await readServer(db)
          const isCopy = system === primary.system
          return {
            host,
            isReachable: true,
            isStandby: standby,
            isCopy,
            mayMonitor: monitor,
            behindBytes: standby && isCopy ? await measureLag(db, primary.lsn) : 0,
          }
        })
      } catch {
        return { host, isReachable: false, isStandby: false, isCopy: false, mayMonitor: false, behindBytes: 0 }
      }
    }),
  )
}
