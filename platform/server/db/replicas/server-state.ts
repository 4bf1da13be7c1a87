import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What a server says about itself. Every role may ask it. */
export interface ServerState {
  /** When the server process started. It tells servers apart, and a server that was restarted from one that ran on. */
  startedAt: string
  isStandby: boolean
  /** The log that a standby has flushed since its start; undefined when it has received none. Such as `0/16B3748`. */
  received: string | undefined
  replayed: string | undefined
  /**
   * What the replay of a standby waits for, asked after `received`: `RecoveryRetrieveRetryInterval` and `RecoveryWalStream` mean more log. Undefined
   * for a role without `pg_monitor`.
   */
  waitsFor: string | undefined
}

/** How a server confirms commits. */
export interface CommitRules {
  startedAt: string
  isStandby: boolean
  /** The setting `synchronous_commit`. */
  commit: string
  /** The setting `synchronous_standby_names`. */
  names: string
  /** Programs that receive the log and may confirm a commit. A role without `pg_monitor` does not see which are asynchronous, and counts all. */
  receivers: number
}

const startedAt = sql<string>`extract(epoch from pg_postmaster_start_time())::text`

export const readServerState = async (db: Database): Promise<ServerState | undefined> => {
  const { rows } = await sql<{
    started: string
    standby: boolean
    received: string | null
    replayed: string | null
    waits: string | null
  }>`
    select ${startedAt} as started, pg_is_in_recovery() as standby, pg_last_wal_receive_lsn()::text as received,
      (select wait_event from pg_stat_activity where backend_type = 'startup') as waits, pg_last_wal_replay_lsn()::text as replayed`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return undefined
  return {
    startedAt: row.started,
    isStandby: row.standby,
    received: row.received ?? undefined,
    replayed: row.replayed ?? undefined,
    waitsFor: row.waits ?? undefined,
  }
}

export const readCommitRules = async (db: Database): Promise<CommitRules | undefined> => {
  const { rows } = await sql<CommitRules>`
    select ${startedAt} as "startedAt", pg_is_in_recovery() as "isStandby", current_setting('synchronous_commit') as commit,
      current_setting('synchronous_standby_names') as names,
      (select count(*)::int from pg_stat_replication where sync_state is distinct from 'async') as receivers`.execute(db)
  return rows[0]
}
