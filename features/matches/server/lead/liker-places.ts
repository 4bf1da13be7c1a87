import { createHmac, hkdfSync } from 'node:crypto'
import { ordinaryPlaces } from '../merge-streams.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** The most people who like the viewer that come early. */
export const mostLikers = 5
/** The first places of a walk, among which theirs are. */
const earlyPlaces = 20

/**
 * The places, from 0 on, of people who like the viewer: five of the first twenty that are not for boosted cards. They follow from the
 * viewer and the day (UTC), so they are the same on every page and after a reload, and from the secret, so nobody can count on them.
 */
export const likerPlaces = (secret: string, viewerId: string, now: Date): number[] => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'matches liker places', 32))
  const bytes = createHmac('sha256', key)
    .update(`${viewerId} ${utcDay(now)}`)
    .digest()
  return ordinaryPlaces(earlyPlaces)
    .map((place) => ({ place, drawn: bytes[place] ?? 0 }))
    .toSorted((a, b) => a.drawn - b.drawn || a.place - b.place)
    .slice(0, mostLikers)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
}
