import { setTimeout as sleep } from 'node:timers/promises'
import { addCardsSeenCounts, addImpressions } from '#features/boosts/server/store.ts'
import { readImpressions } from '#features/boosts/server/queries.ts'
import { toEpochHour } from '#features/boosts/server/hours.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

export interface RunningWrites {
  /** Number of statements sent. */
  asked: number
  failures: Record<string, number>
  worstMs: number
  /** Counts that the database has confirmed. */
  confirmed: { shown: number; cards: number }
  /** Set when `cards_seen` has the partitions of the run. Before that, nothing is written to `cards_seen`. */
  countsCards: boolean
  stop(): Promise<void>
}

/** Long time limits, because on a busy machine a new connection takes seconds. */
export const databaseTimeouts = { connectMs: 60_000, answerMs: 60_000 }

/** Counts impressions and cards seen of members, and reads them, with the statements of the service. */
export const startWrites = (url: string, memberIds: readonly string[], perSecond: number): RunningWrites => {
  // Uses named statements, because their plans must still work when the tables have changed.
  const pool = openPool(url, 4, true, databaseTimeouts)
  const db = openDatabase(pool)
  const open = new Set<Promise<void>>()
  let running = true
  const writes: RunningWrites = {
    asked: 0,
    failures: {},
    worstMs: 0,
    confirmed: { shown: 0, cards: 0 },
    countsCards: false,
    stop: async () => {
      running = false
      await going
      await Promise.all(open)
      await pool.end()
    },
  }
  const ask = async (number: number): Promise<void> => {
    const [memberId, other] = [0, 1].map((next) => memberIds[(number + next) % memberIds.length] ?? '') as [string, string]
    const now = new Date()
    const hour = toEpochHour(now)
    const began = performance.now()
    try {
      if (number % 3 === 0) {
        await addImpressions(
          db,
          [memberId, other].map((id) => ({ member_id: id, hour, shown: 1, viewed: 0 })),
        )
        writes.confirmed.shown += 2
      } else if (number % 3 === 1 && writes.countsCards) {
        await addCardsSeenCounts(db, [{ member_id: memberId, day: utcDay(now), cards: 1 }])
        writes.confirmed.cards += 1
      } else await readImpressions(db, memberId, { from: hour - 48, to: hour + 1 })
    } catch (error) {
      const why = String(error)
      writes.failures[why] = (writes.failures[why] ?? 0) + 1
    }
    writes.worstMs = Math.max(writes.worstMs, performance.now() - began)
  }
  const going = (async () => {
    const began = performance.now()
    while (running) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
      while (writes.asked < due) {
        const asked: Promise<void> = ask(writes.asked++).finally(() => open.delete(asked))
        open.add(asked)
      }
      await sleep(5)
    }
  })()
  return writes
}
