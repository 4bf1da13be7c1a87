import { createHmac } from 'node:crypto'
import { deriveKey } from '#platform/server/secrets/derive-key.ts'
import { listOrdinaryPlaces } from '../merge-streams.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** At most this many members who like the viewer come first in the feed. */
export const maxPriorityLikers = 5
/** The likers get places among this many first places of a walk. */
const earlyPlaces = 20

/**
 * Returns the places (from 0) for members who like the viewer: five of the first twenty that are not for boosted cards. They depend on the
 * viewer and the day (UTC), so they are the same on every page and after a reload, and on the secret, so that a place does not reveal a like.
 */
export const chooseLikerPlaces = (secret: string, viewerId: string, now: Date): number[] => {
  const bytes = createHmac('sha256', deriveKey(secret, 'matches liker places', 32))
    .update(`${viewerId} ${utcDay(now)}`)
    .digest()
  return listOrdinaryPlaces(earlyPlaces)
    .map((place) => ({ place, drawn: bytes[place] ?? 0 }))
    .toSorted((a, b) => a.drawn - b.drawn || a.place - b.place)
    .slice(0, maxPriorityLikers)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
}
