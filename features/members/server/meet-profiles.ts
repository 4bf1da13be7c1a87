import type { Limits } from '#platform/server/limits/limits.ts'
import { memberErrors } from '../contract.ts'

/** Different people a day and an hour (product.md §13): more than anybody looks at, and too few to copy the members from. */
const newProfiles = [
  { most: 300, seconds: 3600 },
  { most: 1000, seconds: 86_400 },
]

/**
 * Counts whom a member is about to be shown; somebody they were shown within a day already, and they themselves, cost nothing.
 * @throws {AppError} members.seen_enough when these would be too many, with the seconds until they are not
 */
export const meetProfiles = (limits: Pick<Limits, 'takeDistinct'>, viewerId: string, ids: readonly string[]): Promise<void> =>
  limits.takeDistinct(
    `profiles:${viewerId}`,
    ids.filter((id) => id !== viewerId),
    newProfiles,
    memberErrors.seen_enough,
  )
