// Lets replicas fall behind, and now and then die.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { CrashableService } from '../services/service.ts'

export interface ReplayDelayOptions {
  /** The longest delay in milliseconds; 0 leaves the replicas alone. */
  longestMs: number
  /** Time between two deaths of a replica in milliseconds. */
  deathEveryMs: number
}

/** How long a replica keeps up between two delays, at most, in milliseconds. */
const longestCalmMs = 1500
const awayMs = 1000

const command = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(text)
  } catch {
    // The replica is down at the moment. Its replay continues by itself after a start.
  } finally {
    await client.end().catch(() => {})
  }
}

/** Delays the replay of a replica by random times, and now and then lets the replica die, until `stop` is set. */
export const delayReplay = async (
  replica: CrashableService,
  random: Random,
  { longestMs, deathEveryMs }: ReplayDelayOptions,
  stop: AbortSignal,
): Promise<void> => {
  let nextDeath = performance.now() + deathEveryMs
  while (longestMs > 0 && !stop.aborted) {
    await command(replica.url, 'select pg_wal_replay_pause()')
    await sleep(random.int(0, longestMs))
    await command(replica.url, 'select pg_wal_replay_resume()')
    await sleep(random.int(0, longestCalmMs))
    if (performance.now() < nextDeath) continue
    await replica.away(awayMs)
    nextDeath = performance.now() + deathEveryMs
  }
}
