import * as z from 'zod'
import type { FeedSortKey } from '../feed.ts'

const idBytes = 16

/** Packs ids for a cursor, into about 22 characters each. */
const packIds = (ids: readonly string[]): string => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')

const unpackIds = (packed: string): string[] => {
  const hex = Buffer.from(packed, 'base64url').toString('hex')
  return Array.from({ length: hex.length / (2 * idBytes) }, (_, n) =>
    hex.slice(2 * idBytes * n, 2 * idBytes * (n + 1)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}

/** The priority members of a walk, chosen on its first page, and how many of them were shown. They do not appear again in the rest of the feed. */
export interface PriorityState {
  likers: string[]
  suggested: string[]
  /** How many likers and how many suggested members were already shown or skipped. */
  likersPassed: number
  suggestedPassed: number
  /** The place of the next card, counted from the start of the feed. */
  place: number
  /** Whether only priority members were shown so far. */
  alone: boolean
}

const Count = z.int().nonnegative()

/** Encodes the state as an array without field names, to keep the cursor short. */
export const PriorityState = z.codec(z.tuple([z.string(), z.string(), Count, Count, Count, z.boolean()]), z.custom<PriorityState>(), {
  decode: ([likers, suggested, likersPassed, suggestedPassed, place, alone]) => ({
    likers: unpackIds(likers),
    suggested: unpackIds(suggested),
    likersPassed,
    suggestedPassed,
    place,
    alone,
  }),
  encode: ({ likers, suggested, likersPassed, suggestedPassed, place, alone }): [string, string, number, number, number, boolean] => [
    packIds(likers),
    packIds(suggested),
    likersPassed,
    suggestedPassed,
    place,
    alone,
  ],
})

/** Returns the ids of the priority members who were not shown yet. */
export const remainingPriorityIds = ({
  likers,
  suggested,
  likersPassed,
  suggestedPassed,
}: PriorityState): { likers: string[]; suggested: string[] } => ({
  likers: likers.slice(likersPassed),
  suggested: suggested.slice(suggestedPassed),
})

/** Whether some of the members that come first in the feed (likers and suggested members) have not been shown yet. */
export const hasRemainingPriority = (priority: PriorityState): boolean => {
  const { likers, suggested } = remainingPriorityIds(priority)
  return likers.length + suggested.length > 0
}

const passed = (ids: readonly string[], left: readonly FeedSortKey[]): number =>
  left[0] === undefined ? ids.length : ids.indexOf(left[0].id)

/**
 * Returns the state after a page. `left` has the priority members that are not on the page. `shown` counts all cards of the page, `ordinary`
 * those of the rest of the feed.
 */
export const advancePriorityState = (
  priority: PriorityState,
  left: { likers: readonly FeedSortKey[]; suggested: readonly FeedSortKey[] },
  { shown, ordinary }: { shown: number; ordinary: number },
): PriorityState => ({
  ...priority,
  likersPassed: passed(priority.likers, left.likers),
  suggestedPassed: passed(priority.suggested, left.suggested),
  place: priority.place + shown,
  alone: priority.alone && ordinary === 0,
})
