import { dayMs, hourMs } from '#platform/shared/durations.ts'

/** When it is a member's turn to answer, and when they are reminded of it, in milliseconds. */
export const turnRules = {
  /** Silence after the last message of the other member. */
  silenceMs: 2 * dayMs,
  /** Nobody is reminded of a conversation that has been silent for longer. */
  remindedForMs: 14 * dayMs,
  /** A reminder that comes later than this after the evening began is left out, so that nobody is woken at night. */
  eveningMs: 3 * hourMs,
} as const

/** Kinds of messages that nobody writes, so that they ask for no answer. */
export const unwrittenKinds = ['call', 'system'] as const

interface LastMessage {
  sender_id: string | null
  kind: string
  created_at: Date
  deleted_at: Date | null
  peer_id: string
  /** When the viewer first wrote in the conversation; null if never. */
  first_sent_at: Date | null
  /** Who asked for the conversation; null after a match. */
  requested_by: string | null
}

/**
 * Whether it is the viewer's turn in an open conversation: the other wrote last, two days ago or longer, and the viewer has written before or
 * they match. It depends only on messages that the viewer sees.
 */
export const isOwnTurn = (last: LastMessage, now: Date): boolean =>
  last.sender_id === last.peer_id &&
  unwrittenKinds.every((kind) => kind !== last.kind) &&
  last.deleted_at === null &&
  (last.first_sent_at !== null || last.requested_by === null) &&
  now.getTime() - last.created_at.getTime() >= turnRules.silenceMs

/** The hour of the evening by the sun, and the same in UTC for a member without a place: 18:00 in Lagos and Douala, 20:00 in Nairobi. */
const sunHour = 18
const utcHour = 17
const degreesPerHour = 15

/**
 * The first evening after `now`: about 18:00 where the member is. The place says enough of the time zone, so none is stored.
 * @param longitude in degrees east; null for a member without a place
 */
export const nextEvening = (longitude: number | null, now: Date): Date => {
  const hour = longitude === null ? utcHour : (sunHour - Math.round(longitude / degreesPerHour) + 24) % 24
  const today = Math.floor(now.getTime() / dayMs) * dayMs + hour * hourMs
  return new Date(today > now.getTime() ? today : today + dayMs)
}
