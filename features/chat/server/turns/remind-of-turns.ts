import { notify, readAllowedNotificationChannels, wasNotifiedSince } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { yourTurnNotification } from '../notifications.ts'
import { readDueTurns, readMembersWithTurns } from './due-turns.ts'
import { nextEvening, turnRules } from './turn-rules.ts'

/** Job that schedules the reminders for one batch of conversations: the batch after the id `after`, or the first batch. */
const planRemindersJob = jobKind<{ after?: string }>('chat.plan-reminders', { slow: true })
/** Job that reminds one member in the evening. */
const remindJob = jobKind<{ memberId: string; evening: string }>('chat.remind')

const planReminders = async ({ db }: Pick<Platform, 'db'>, after: string | undefined, now: Date): Promise<void> => {
  const batch = await readMembersWithTurns(db, after, now)
  await inTransaction(db, async (tx) => {
    for (const { memberId, longitude } of batch.readers) {
      const evening = nextEvening(longitude, now)
      const dedupe = `remind ${memberId} ${utcDay(evening)}`
      await addJob(tx, remindJob, { memberId, evening: evening.toISOString() }, now, { runAt: evening, dedupe })
    }
    if (batch.after !== undefined) await addJob(tx, planRemindersJob, { after: batch.after }, now)
  })
}

/**
 * Reminds a member of one conversation in which it is their turn: at most once a day, and at most once per unanswered message. Does nothing long
 * after the evening, or for a member who has turned off every channel.
 */
export const remindOfTurn = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { memberId, evening }: { memberId: string; evening: Date },
): Promise<void> => {
  const now = clock.now()
  if (now.getTime() - evening.getTime() >= turnRules.eveningMs) return
  const channels = await readAllowedNotificationChannels(db, memberId, 'your_turn')
  if (channels === undefined || !Object.values(channels).includes(true)) return
  for (const { peerId, writtenAt } of await readDueTurns(db, memberId, now)) {
    if (await wasNotifiedSince(db, memberId, { type: yourTurnNotification, about: peerId, since: writtenAt })) continue
    await inTransaction(db, (tx) => notify(tx, yourTurnNotification, { to: memberId, about: peerId, key: utcDay(evening), now }))
    return
  }
}

/** Schedules the reminders for the evenings of the next 24 hours in all time zones. */
export const planTurnRemindersDaily = recurringJob('chat.turns', { atHour: 0 }, ({ db }, { now }) =>
  inTransaction(db, (tx) => addJob(tx, planRemindersJob, {}, now)),
)

/** Registers the job handlers of reminders. */
export const registerTurnReminderJobs = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  jobs.handle(planRemindersJob, ({ after }) => planReminders({ db }, after, clock.now()))
  jobs.handle(remindJob, ({ memberId, evening }) => remindOfTurn({ db, clock }, { memberId, evening: new Date(evening) }))
}
