import type { FeedSortKey, FeedSlice } from './feed.ts'
import type { SearchAreaName } from './search-areas.ts'

/** A boosted card takes the first of every four positions of an area. */
const boostedEvery = 4

/** A card with the reason for its place in the feed. */
export interface PlacedCard extends FeedSortKey {
  boosted: boolean
  /** Set if the card comes first in the feed, before the usual order: its member likes the viewer, or is suggested. */
  priority?: 'likes_you' | 'suggested'
}

/** A card with the area it was found in. */
export interface FoundCard extends PlacedCard {
  ring: SearchAreaName
}

/** The priority members: likers, at the places in `places`, and suggested members, before all ordinary cards. */
export interface PriorityStreams {
  likers: FeedSortKey[]
  suggested: FeedSortKey[]
  /** The places that are reserved for likers, counted from the start of the feed. */
  places: readonly number[]
  /** The place of the next card, counted from the start of the feed. */
  place: number
}

/** The `priority` of the cards that come from each priority stream. */
const priorities: Partial<Record<string, Pick<PlacedCard, 'priority'>>> = {
  likers: { priority: 'likes_you' },
  suggested: { priority: 'suggested' },
}

export const noPriorityStreams: PriorityStreams = { likers: [], suggested: [], places: [], place: 0 }

/** The cards of a page (`taken`), and what is left of each stream. */
export interface MergedStreams {
  taken: PlacedCard[]
  boosted: FeedSlice
  ordinary: FeedSlice
  likers: FeedSortKey[]
  suggested: FeedSortKey[]
}

/** Counts the places for boosted cards among the `count` cards of a page that starts at `position`. */
export const countBoostedPlacesOnPage = (position: number, count: number): number =>
  Math.ceil((position + count) / boostedEvery) - Math.ceil(position / boostedEvery)

/** Returns the places below `before` that are not for boosted cards. */
export const listOrdinaryPlaces = (before: number): number[] =>
  Array.from({ length: before }, (_, place) => place).filter((place) => place % boostedEvery !== 0)

/**
 * Merges the streams of an area into at most `count` cards: likers at their places, boosted cards at every fourth place (1, 5, 9 …), suggested
 * and then ordinary cards at the others, and what is left at the end. It stops when the next card is not read yet, so that the order does not
 * depend on how far the streams were read.
 */
export const mergeStreams = (
  boosted: FeedSlice,
  ordinary: FeedSlice,
  position: number,
  count: number,
  priority: PriorityStreams = noPriorityStreams,
): MergedStreams => {
  const taken: PlacedCard[] = []
  const used = { boosted: 0, ordinary: 0, likers: 0, suggested: 0 }
  while (taken.length < count) {
    const next = {
      boosted: boosted.keys[used.boosted],
      ordinary: ordinary.keys[used.ordinary],
      likers: priority.likers[used.likers],
      suggested: priority.suggested[used.suggested],
    }
    const mayFollow = { boosted: !!next.boosted || !!boosted.rest, ordinary: !!next.suggested || !!next.ordinary || !!ordinary.rest }
    const isBoostedPlace = (position + taken.length) % boostedEvery === 0
    const isLikerPlace = next.likers !== undefined && priority.places.includes(priority.place + taken.length)
    const from = ((): keyof typeof used => {
      if (isLikerPlace) return 'likers'
      if (mayFollow.boosted && (isBoostedPlace || !mayFollow.ordinary)) return 'boosted'
      if (mayFollow.ordinary) return next.suggested === undefined ? 'ordinary' : 'suggested'
      return 'likers'
    })()
    const key = next[from]
    if (key === undefined) break
    taken.push({ ...key, boosted: from === 'boosted', ...priorities[from] })
    used[from] += 1
  }
  return {
    taken,
    boosted: { keys: boosted.keys.slice(used.boosted), rest: boosted.rest },
    ordinary: { keys: ordinary.keys.slice(used.ordinary), rest: ordinary.rest },
    likers: priority.likers.slice(used.likers),
    suggested: priority.suggested.slice(used.suggested),
  }
}
