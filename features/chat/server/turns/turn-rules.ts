import { dayMs, hourMs } from '#platform/shared/durations.ts'

/** Durations that decide when it is a member's turn to answer and when the member is reminded, in milliseconds. */
export const turnRules = {
  /** Silence after which it is the member's turn. */
  silenceMs: 2 * dayMs,
  /** Nobody is reminded of a conversation that has been silent for longer. */
  remindedForMs: 14 * dayMs,
  /** A reminder that is later than this after the beginning of the evening is not sent, so that nobody is woken at night. */
  eveningMs: 3 * hourMs,
} as const

/** Kinds of messages that no member writes and that need no answer. */
export const kindsNotWrittenByMembers = ['call', 'system'] as const

interface LastMessage {
  sender_id: string | null
  kind: string
  created_at: Date
  deleted_at: Date | null
  peer_id: string
  /** When the viewer first wrote in the conversation; null if never. */
  first_sent_at: Date | null
  /** The member who began the conversation with a request; null after a match. */
  requested_by: string | null
}

/**
 * Whether it is the viewer's turn in an open conversation: the other member wrote last, at least two days ago, and the viewer has written before or
 * the two match. It depends only on messages that the viewer sees.
 */
export const isOwnTurn = (last: LastMessage, now: Date): boolean =>
  last.sender_id === last.peer_id &&
  kindsNotWrittenByMembers.every((kind) => kind !== last.kind) &&
  last.deleted_at === null &&
  (last.first_sent_at !== null || last.requested_by === null) &&
  now.getTime() - last.created_at.getTime() >= turnRules.silenceMs

/** The hour of the day at which the evening begins, by the sun in the member's place. */
const sunHour = 18
/** The hour in UTC at which the evening begins for a member without a place. It is 18:00 in Lagos and Douala, and 20:00 in Nairobi. */
const utcHour = 17
const degreesPerHour = 15

/**
 * Returns the beginning of the first evening after `now`: about 18:00 where the member is. The longitude replaces a time zone, so none is stored.
 * @param longitude in degrees east; null for a member without a place
 */
export const nextEvening = (longitude: number | null, now: Date): Date => {
  const hour = longitude === null ? utcHour : (sunHour - Math.round(longitude / degreesPerHour) + 24) % 24
  const today = Math.floor(now.getTime() / dayMs) * dayMs + hour * hourMs
  return new Date(today > now.getTime() ? today : today + dayMs)
}
