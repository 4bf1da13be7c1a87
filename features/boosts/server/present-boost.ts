import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Boost, BoostResults } from '../contract.ts'
import { firstWholeHour, impressionRetentionHours, toEpochHour, hoursDuringAndBefore, startOfHour } from './hours.ts'
import { readImpressionCountingStart, readImpressions, type ContinuousBoost, wasBoosted } from './queries.ts'

const readResults = async (db: Database | Tx, memberId: string, run: ContinuousBoost, now: Date): Promise<BoostResults | null> => {
  const spans = hoursDuringAndBefore(run, now)
  if (spans === undefined) return null
  const { during, before } = spans
  const since = await readImpressionCountingStart(db, memberId)
  const isKnown = since !== undefined && since <= startOfHour(before.from) && before.from >= toEpochHour(now) - impressionRetentionHours
  return {
    hours: during.to - during.from,
    until: startOfHour(during.to).toISOString(),
    during: await readImpressions(db, memberId, during),
    before: isKnown ? await readImpressions(db, memberId, before) : null,
    before_boosted: isKnown && (await wasBoosted(db, memberId, before)),
  }
}

/** Converts a run of boosts to what its owner sees, with the results so far. */
export const presentBoost = async (db: Database | Tx, memberId: string, run: ContinuousBoost, now: Date): Promise<Boost> => ({
  started_at: run.startedAt.toISOString(),
  ends_at: run.endsAt.toISOString(),
  results_at: startOfHour(firstWholeHour(run.startedAt) + 1).toISOString(),
  results: await readResults(db, memberId, run, now),
})
