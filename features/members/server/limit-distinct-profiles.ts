import type { RateLimiter } from '#platform/server/limits/limits.ts'
import { memberErrors } from '../contract.ts'

/** Distinct profiles per hour and day (docs/product.md §13): more than a member looks at, but too few to copy the database. */
const distinctProfileLimits = [
  { most: 300, seconds: 3600 },
  { most: 1000, seconds: 86_400 },
]

/**
 * Counts the profiles that are about to be shown to a member against the limits. A profile already shown within a day, and the viewer's own
 * profile, do not count.
 * @throws {AppError} members.seen_enough over the limit, with the seconds to wait
 */
export const limitDistinctProfiles = (limits: Pick<RateLimiter, 'takeDistinct'>, viewerId: string, ids: readonly string[]): Promise<void> =>
  limits.takeDistinct(
    `profiles:${viewerId}`,
    ids.filter((id) => id !== viewerId),
    distinctProfileLimits,
    memberErrors.seen_enough,
  )
