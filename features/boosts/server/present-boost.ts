import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Boost, BoostResults } from '../contract.ts'
import { firstHour, keptHours, hourOf, spansOf, startOf } from './hours.ts'
import { countedSince, readAttention, type Run, wasBoosted } from './queries.ts'

const resultsOf = async (db: Database | Tx, memberId: string, run: Run, now: Date): Promise<BoostResults | null> => {
  const spans = spansOf(run, now)
  if (spans === undefined) return null
  const { during, before } = spans
  const since = await countedSince(db, memberId)
  const isKnown = since !== undefined && since <= startOf(before.from) && before.from >= hourOf(now) - keptHours
  return {
    hours: during.to - during.from,
    until: startOf(during.to).toISOString(),
    during: await readAttention(db, memberId, during),
    before: isKnown ? await readAttention(db, memberId, before) : null,
    before_boosted: isKnown && (await wasBoosted(db, memberId, before)),
  }
}

/** A run of boosts as its owner sees it, with what it has brought so far. */
export const presentBoost = async (db: Database | Tx, memberId: string, run: Run, now: Date): Promise<Boost> => ({
  started_at: run.startedAt.toISOString(),
  ends_at: run.endsAt.toISOString(),
  results_at: startOf(firstHour(run.startedAt) + 1).toISOString(),
  results: await resultsOf(db, memberId, run, now),
})
