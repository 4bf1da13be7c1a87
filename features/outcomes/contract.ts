import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'

/** The orders in which members are shown people: by activity, by the rule, by the model. */
export const shownOrders = ['activity', 'rule', 'model'] as const
export type ShownOrder = (typeof shownOrders)[number]
/** The outcomes that are counted: a match, a reply within a day to a first message, and a meeting. Each counts once for the member who gains it. */
export const outcomeKinds = ['match', 'reply', 'met'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]
/** Everything that is counted for a day: the outcomes, and the viewers, that is, the members who were shown people. */
export type DailyCountKind = OutcomeKind | 'viewer'

export const meetingAnswers = ['yes', 'not_yet', 'stop'] as const
export type MeetingAnswer = (typeof meetingAnswers)[number]

/** The ids of the matches about whom the caller is asked now. Only the caller can read them. */
const MeetingQuestions = data(z.object({ uids: z.array(Id) }))

export const listMeetingQuestions = endpoint({
  method: 'GET',
  path: '/me/meeting-questions',
  access: 'guest',
  summary: 'Lists the matches about whom the caller is asked whether they have met',
  response: MeetingQuestions,
})

export const answerMeetingQuestion = endpoint({
  method: 'POST',
  path: '/me/meeting-questions/:uid',
  access: 'member',
  summary: 'Answers whether the caller has met a match; without an open question it changes nothing. The answer itself is not stored',
  params: z.object({ uid: Id }),
  body: z.object({ answer: z.enum(meetingAnswers, platformErrors.invalid.code) }),
  response: MeetingQuestions,
})
