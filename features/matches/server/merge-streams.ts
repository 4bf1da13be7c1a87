import type { FeedKey, FeedStream } from './feed.ts'

/** A boosted card takes the first of every four positions of an area. */
const boostedEvery = 4

/** A card in its place on the page. */
export interface PlacedCard extends FeedKey {
  boosted: boolean
}

/** The cards of a page, and the rest of both streams. */
export interface MergedStreams {
  taken: PlacedCard[]
  boosted: FeedStream
  ordinary: FeedStream
}

/** How many boosted slots a page of `count` cards from `position` has. */
export const countBoostedSlots = (position: number, count: number): number =>
  Math.ceil((position + count) / boostedEvery) - Math.ceil(position / boostedEvery)

/**
 * Merges two ordered streams: boosted cards at positions 1, 5, 9 … while both last, then the rest of either. Stops when the next card is
 * not read yet, so that a page does not depend on how far the streams were read.
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
