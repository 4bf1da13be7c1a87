import * as z from 'zod'
import { errorCodes } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Day, Id } from '#platform/shared/fields.ts'

export const memberErrors = errorCodes('members', { gone: 404, guest: 403, inactive: 403, seen_enough: 429 })

export const genders = ['male', 'female', 'other'] as const
export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/)
export const Country = z.object({ code: CountryCode, name: z.string() })

/** How long ago somebody was last here, in bands only; null when they hide it or when the viewer hides their own. */
export const LastSeen = z.enum(['hour', 'day', 'week', 'month', 'long'])

/** What any signed-in member may see of another one on a list. */
export const MemberCard = z.object({
  id: Id,
  firstname: z.string(),
  lastname: z.string(),
  age: z.int(),
  /** Online now; false when hidden. */
  active: z.boolean(),
  last_seen: LastSeen.nullable(),
  country: Country,
  location: z.string().nullable(),
  /** Whole kilometres between cell centres, 0 below 2, null without a place on either side. */
  distance: z.int().nonnegative().nullable(),
})
export type MemberCard = z.infer<typeof MemberCard>

/** Why a member may be warned, suspended or kept out, in words every member understands. */
export const conductReasons = ['fake', 'scam', 'harassment', 'sexual', 'underage', 'threat', 'impersonation', 'photos', 'rules'] as const
export const ConductReason = z.enum(conductReasons)
export type ConductReason = z.infer<typeof ConductReason>

/** The youngest age accepted: the specification says greater than 18. */
export const minimumAge = 19
export const maximumAge = 120

export const Birthday = Day

/** Another member is no longer there for this one; why is not said: blocked, blocking, paused, suspended and deleted look the same. */
export const goneEvent = serverEvent('gone', z.object({ uid: Id }))
