import * as z from 'zod'
import { Moment } from '#platform/shared/fields.ts'

/** Any UUID that the database holds. */
const Id = z.guid()
/** A code; free words of people are never part of an event. */
const Code = z.string().regex(/^[a-z_]+$/)

/** What each event says: ids, dates, codes and amounts. Nothing that somebody wrote, no name, address, number or place. */
export const eventData = {
  'member.joined': z.object({ member_id: Id }),
  'member.verified': z.object({ member_id: Id }),
  /** `until` is null for a suspension without an end, and for a ban. */
  'member.suspended': z.object({ member_id: Id, kind: z.enum(['suspend', 'ban']), reason: Code, until: Moment.nullable() }),
  /** The reported member; who reported is nobody's business outside. */
  'report.opened': z.object({ report_id: Id, case_id: Id, member_id: Id, category: Code.nullable() }),
  /** `amount` is in the smallest unit of the currency. */
  'deposit.credited': z.object({
    deposit_id: Id,
    member_id: Id,
    amount: z.string().regex(/^\d+$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    usd_cents: z.string().regex(/^\d+$/),
  }),
  'case.decided': z.object({ case_id: Id, member_id: Id, kind: z.enum(['report', 'appeal']), decision: Code, reason: Code.nullable() }),
} as const

export type EventType = keyof typeof eventData
/** Every type that a program can ask for, in the order in which the console shows them. */
export const eventTypes = Object.keys(eventData) as [EventType, ...EventType[]]

/** The type of the event that an administrator sends to try an address out. */
export const testEventType = 'webhook.test'

/** Something that has happened. */
export type WebhookEvent = { [T in EventType]: { type: T; data: z.infer<(typeof eventData)[T]> } }[EventType]
