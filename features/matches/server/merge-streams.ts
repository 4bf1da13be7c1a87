import type { FeedKey, FeedStream } from './feed.ts'

/** A boosted card stands at the first of every four positions of a ring. */
const boostedEvery = 4

export interface PlacedCard extends FeedKey {
  boosted: boolean
}

/** A page of a ring, and what is left of both streams. */
export interface MergedStreams {
  taken: PlacedCard[]
  boosted: FeedStream
  ordinary: FeedStream
}

/** How many boosted cards a page from `position` on has room for while both streams last. */
export const countBoostedSlots = (position: number, count: number): number =>
  Math.ceil((position + count) / boostedEvery) - Math.ceil(position / boostedEvery)

/**
 * Lays two ordered streams into one: boosted cards at positions 1, 5, 9 … while both last, then what remains of either. Stops early where
 * the next card is not known yet, so that a page never depends on how far the streams had been read.
 */
export const mergeStreams = (boosted: FeedStream, ordinary: FeedStream, position: number, count: number): MergedStreams => {
  const taken: PlacedCard[] = []
  let [used, usedOrdinary] = [0, 0]
  while (taken.length < count) {
    const isBoostedPlace = (position + taken.length) % boostedEvery === 0
    const next = { boosted: boosted.keys[used], ordinary: ordinary.keys[usedOrdinary] }
    const ended = { boosted: !next.boosted && !boosted.rest, ordinary: !next.ordinary && !ordinary.rest }
    const takesBoosted = ended.ordinary || (isBoostedPlace && !ended.boosted)
    const key = takesBoosted ? next.boosted : next.ordinary
    if (key === undefined) break
    taken.push({ ...key, boosted: takesBoosted })
    if (takesBoosted) used += 1
    else usedOrdinary += 1
  }
  return {
    taken,
    boosted: { keys: boosted.keys.slice(used), rest: boosted.rest },
    ordinary: { keys: ordinary.keys.slice(usedOrdinary), rest: ordinary.rest },
  }
}
