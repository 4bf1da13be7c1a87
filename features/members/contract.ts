import * as z from 'zod'
import { errorCodes } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Day, Id } from '#platform/shared/fields.ts'

export const memberErrors = errorCodes('members', { gone: 404, guest: 403, inactive: 403, seen_enough: 429 })

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/)
export const Country = z.object({ code: CountryCode, name: z.string() })

/** How long ago a member was last active, rounded up to an hour, day, week or month. */
export const LastSeen = z.enum(['hour', 'day', 'week', 'month', 'long'])

/** The short form of a member in lists, with what the viewer may see. */
export const MemberCard = z.object({
  id: Id,
  firstname: z.string(),
  lastname: z.string(),
  age: z.int(),
  /** Online now; false if hidden. */
  active: z.boolean(),
  /** Null if the member or the viewer hides their activity. */
  last_seen: LastSeen.nullable(),
  country: Country,
  location: z.string().nullable(),
  /** Whole kilometres between cell centres; 0 below 2 km, null if either has no place. */
  distance: z.int().nonnegative().nullable(),
})
export type MemberCard = z.infer<typeof MemberCard>

/** Codes of the reasons for moderators' decisions, such as a warning, suspension or ban. Each has a translation. */
export const conductReasons = ['fake', 'scam', 'harassment', 'sexual', 'underage', 'threat', 'impersonation', 'photos', 'rules'] as const
export const ConductReason = z.enum(conductReasons)
export type ConductReason = z.infer<typeof ConductReason>

/** Minimum age at sign-up; the specification requires more than 18. */
export const minimumAge = 19
export const maximumAge = 120

export const Birthday = Day

/** Sent when another member is no longer visible to the receiver. A block, pause, suspension and deletion look the same. */
export const memberGoneEvent = serverEvent('gone', z.object({ uid: Id }))
/** Sent to a member who removed a block: the blocked member can be seen again. */
export const memberBackEvent = serverEvent('back', z.object({ uid: Id }))
