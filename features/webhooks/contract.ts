import * as z from 'zod'
import { Moment } from '#platform/shared/fields.ts'

/** Any UUID that the database holds. */
const Id = z.guid()
/** A code, such as that of a reason. Text written by people is never part of an event. */
const Code = z.string().regex(/^[a-z_]+$/)

/** The data of each event type: ids, dates, codes and amounts. No written text, names, addresses, numbers or places. */
export const eventData = {
  'member.joined': z.object({ member_id: Id }),
  'member.verified': z.object({ member_id: Id }),
  /** `until` is null for a suspension without an end, and for a ban. */
  'member.suspended': z.object({ member_id: Id, kind: z.enum(['suspend', 'ban']), reason: Code, until: Moment.nullable() }),
  /** `member_id` is the reported member. The reporter is left out, because it is confidential. */
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
/** Every event type that a webhook can subscribe to, in the order of the console. */
export const eventTypes = Object.keys(eventData) as [EventType, ...EventType[]]

/** The type of the event that an administrator sends to test a webhook. */
export const testEventType = 'webhook.test'

/** An event to send to webhooks: its type and data. */
export type WebhookEvent = { [T in EventType]: { type: T; data: z.infer<(typeof eventData)[T]> } }[EventType]
