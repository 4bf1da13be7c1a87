import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'

/** How many dates a member can share at a time. */
export const maxOpenDates = 3
/** How far ahead a date may be, in days. */
export const maxDaysAhead = 30
/** Hours after the time of the date until its link ends. */
export const linkOpenHours = 24
/** Choices for the check-in: hours after the time of the date when the sharer is asked whether everything is all right. */
export const checkInHours = [1, 2, 4] as const
/** Minutes without an answer after the check-in, until the page of the link says that there was no answer. */
export const checkInAnswerMinutes = 30
export const maxPlaceLength = 200
export const maxWordsLength = 500

export const sharedDateErrors = errorCodes('shared_dates', { too_many_open: 422, out_of_range: 422, not_open: 422, id_taken: 409 })

export const checkInAnswers = ['well', 'help'] as const
export type CheckInAnswer = (typeof checkInAnswers)[number]
export const dateAskAnswers = ['agreed', 'declined'] as const
export type DateAskAnswer = (typeof dateAskAnswers)[number]

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** An IANA time zone, such as `Africa/Lagos`. */
const Zone = text(1, 64).refine((name) => isZone(name), platformErrors.invalid.code)

export const SharedDate = z.object({
  id: Id,
  /** The other member, who was asked whether the friend may see them; null if nobody was asked. */
  uid: Id.nullable(),
  /** First name of the other member; null if nobody was asked or the sharer may not see them. */
  name: z.string().nullable(),
  /** Whether the other member agreed to show name and photo. False after a refusal and without an answer, so that the two look alike. */
  agreed: z.boolean(),
  place: z.string(),
  words: z.string(),
  at: Moment,
  zone: z.string(),
  check_at: Moment,
  /** The sharer's last answer to the check-in. */
  check_answer: z.enum(checkInAnswers).nullable(),
  ends_at: Moment,
})
export type SharedDate = z.infer<typeof SharedDate>

/** A question to the caller: may they be shown for a date that another member shares? Place and time are in the message with the same id. */
export const DateAsk = z.object({ id: Id, answer: z.enum(dateAskAnswers).nullable() })
export type DateAsk = z.infer<typeof DateAsk>

const SharedDates = data(z.object({ dates: z.array(SharedDate), asks: z.array(DateAsk) }))
/** `link` is in no later response, because the server stores only its hash. */
const WithLink = data(z.object({ date: SharedDate, link: z.string() }))
const ById = z.object({ id: Id })

export const listSharedDates = endpoint({
  method: 'GET',
  path: '/me/shared-dates',
  access: 'member',
  applicants: true,
  summary: 'Lists the open dates of the caller, the next first, and those of others about which the caller is asked',
  response: SharedDates,
})

export const NewSharedDate = z.object({
  id: Id,
  /** A member with an open conversation, who is asked whether the friend may see their name and photo. */
  uid: Id.nullish(),
  place: text(1, maxPlaceLength),
  words: text(0, maxWordsLength),
  at: z.iso.datetime({ error: platformErrors.invalid.code }),
  zone: Zone,
  check_hours: z.union(
    checkInHours.map((hours) => z.literal(hours)),
    platformErrors.invalid.code,
  ),
})
export type NewSharedDate = z.infer<typeof NewSharedDate>

export const shareDate = endpoint({
  method: 'POST',
  path: '/me/shared-dates',
  access: 'member',
  summary: 'Shares a date by a link, and asks the other member in the conversation; a repeat with the same id makes a new link',
  body: NewSharedDate,
  response: WithLink,
  errors: Object.values(sharedDateErrors),
})

export const renewDateLink = endpoint({
  method: 'POST',
  path: '/me/shared-dates/:id/link',
  access: 'member',
  summary: 'Makes a new link for an open date; the old one shows nothing any more',
  params: ById,
  response: WithLink,
})

export const endSharedDate = endpoint({
  method: 'DELETE',
  path: '/me/shared-dates/:id',
  access: 'member',
  summary: 'Ends the link of a date at once; a date that has ended or never was is no error',
  params: ById,
  response: SharedDates,
})

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/me/shared-dates/:id/check-in',
  access: 'member',
  summary: 'Says that everything is all right, or that the caller needs help; the last answer counts',
  params: ById,
  body: z.object({ answer: z.enum(checkInAnswers, platformErrors.invalid.code) }),
  response: SharedDates,
})

export const answerDateAsk = endpoint({
  method: 'PUT',
  path: '/me/date-asks/:id',
  access: 'member',
  summary: 'Agrees to be shown to the friend of another member for one date, refuses it, or takes an agreement back',
  params: ById,
  body: z.object({ answer: z.enum(dateAskAnswers, platformErrors.invalid.code) }),
  response: SharedDates,
})

/** Sent when a date of the member, or one they are asked about, has changed; the client refetches. */
export const sharedDateEvent = serverEvent('shared-date', z.object({}))
