import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { notify, readAllowedNotificationChannels, withdrawNotification } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { pauseAfterBatchMs } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob, type RecurringRun } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { meetingNotification } from '../notifications.ts'
import { closeMeetingQuestion, openMeetingQuestionIfDue, type QuestionPair } from '../store.ts'
import { readDueQuestions, type ConversationRange } from './due-questions.ts'
import { readStaleQuestions } from './open-questions.ts'
import { eveningHour, isEvening } from './question-rules.ts'

type Services = Pick<Platform, 'db' | 'log'>

const ask = async ({ db }: Services, pair: QuestionPair, now: Date): Promise<void> => {
  const channels = await readAllowedNotificationChannels(db, pair.memberId, 'question')
  // A member who has turned off every channel for questions does not want to be asked.
  if (channels === undefined || !Object.values(channels).includes(true)) return
  await inTransaction(db, async (tx) => {
    const time = await openMeetingQuestionIfDue(tx, pair, now)
    if (time === undefined) return
    await notify(tx, meetingNotification, {
      to: pair.memberId,
      about: pair.otherId,
      key: `${pair.otherId} ${utcDay(now)}`,
      now,
    })
  })
}

const batchSize = 200

/** Closes open questions that are no longer shown: after a week without an answer, or when the two may no longer be asked. */
const closeEnded = async ({ db }: Services, { now, batches }: RecurringRun): Promise<void> => {
  for (;;) {
    const ended = await readStaleQuestions(db, now, batchSize)
    for (const pair of ended)
      await inTransaction(db, async (tx) => {
        if (!(await closeMeetingQuestion(tx, pair, 'later'))) return
        await withdrawNotification(tx, meetingNotification, { of: pair.memberId, about: pair.otherId, now })
      })
    if (ended.length < batchSize || batches.isOver()) return
  }
}

/** Returns the conversation id at which the run of a day starts. It differs each day, so that no conversation is always last in a run that is too short. */
const startOf = (now: Date): string => {
  const hex = createHash('sha256').update(utcDay(now)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

const askInSpan = async (services: Services, { after, upTo }: ConversationRange, { now, batches }: RecurringRun): Promise<void> => {
  let from = after
  do {
    const began = performance.now()
    const batch = await readDueQuestions(services.db, { after: from, upTo }, now)
    for (const pair of batch.due)
      await ask(services, pair, now).catch((error: unknown) => services.log.error({ err: error }, 'a question could not be asked'))
    from = batch.after
    if (from !== undefined) await sleep(pauseAfterBatchMs(performance.now() - began))
  } while (from !== undefined && !batches.isOver())
}

/**
 * Closes questions that are no longer shown, at every hour. In the evening it also asks both members of matches with many messages whether they
 * have met, each member at most once a week; a run that an outage delayed into another hour asks nobody. Several processes may run it at once. At the time limit it stops until the next evening.
 */
export const askMeetingQuestions = async (services: Services, turn: RecurringRun): Promise<void> => {
  await closeEnded(services, turn)
  if (!isEvening(turn.now)) return
  const start = startOf(turn.now)
  for (const span of [{ after: start }, { upTo: start }]) await askInSpan(services, span, turn)
}

export const askMeetingQuestionsDaily = recurringJob('outcomes.ask', { atHour: eveningHour }, askMeetingQuestions)
