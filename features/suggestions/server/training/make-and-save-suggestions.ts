import { setTimeout as sleep } from 'node:timers/promises'
import { readBlockPairs } from '#features/blocks/server/index.ts'
import { readReactedPairs } from '#features/reactions/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { pauseAfterBatchMs } from '#platform/server/db/delete-in-batches.ts'
import type { Model } from '../model/model.ts'
import { suggestMembers } from '../model/suggest-members.ts'
import { type MemberSuggestions, saveSuggestions } from '../store.ts'
import type { TrainingThrottle } from './training-throttle.ts'
import type { TrainingPopulation } from './read-population.ts'

/** Members whose suggestions are written in one transaction. */
const batchSize = 25
/** Maximum number of people a member has reacted to that are left out here; the feed checks suggestions again. */
const mostAnswered = 3000

interface Writing extends TrainingPopulation {
  model: Model
  pace: TrainingThrottle
  random: () => number
  now: Date
  /** Called after each batch with the number of members who got suggestions. */
  onSaved: (members: number) => void
}

/** Reads for each member of a batch who must not be suggested to them: people they have reacted to, and blocks in either direction. */
const readLeftOut = async (db: Database, ids: readonly string[]): Promise<Map<string, Set<string>>> => {
  const out = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const { from, to } of await readReactedPairs(db, ids, mostAnswered)) out.get(from)?.add(to)
  for (const { member, other } of await readBlockPairs(db, ids)) out.get(member)?.add(other)
  return out
}

/**
 * Makes and stores the suggestions, batch by batch with pauses. It begins at a random member, so that a training that ends early does not always
 * leave out the same ones.
 */
export const makeAndSaveSuggestions = async (
  db: Database,
  { population, wanting, model, pace, random, now, onSaved }: Writing,
): Promise<void> => {
  const { ids } = population
  const first = Math.floor(random() * wanting.length)
  const order = [...wanting.subarray(first), ...wanting.subarray(0, first)]
  for (let done = 0; done < order.length; done += batchSize) {
    const batch = order.slice(done, done + batchSize)
    const began = performance.now()
    const leftOut = await readLeftOut(
      db,
      batch.map((index) => ids[index] ?? ''),
    )
    let onDatabase = performance.now() - began
    const made: MemberSuggestions[] = []
    for (const index of batch) {
      await pace.breathe()
      const memberId = ids[index] ?? ''
      const out = leftOut.get(memberId)
      const found = suggestMembers(model, population, index, (other) => out?.has(ids[other] ?? '') ?? false)
      made.push({ memberId, others: Array.from(found, (other) => ids[other] ?? '') })
    }
    const written = performance.now()
    onSaved(await saveSuggestions(db, made, now))
    onDatabase += performance.now() - written
    await sleep(pauseAfterBatchMs(onDatabase))
  }
}
