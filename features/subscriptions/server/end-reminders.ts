import { readMember } from '#features/members/server/index.ts'
import { defineNotification, notify } from '#features/notifications/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { subscriptionsText } from '../locales/text.ts'
import { type PlanPeriodRow, readEntitlement, readLastPeriodEnd, readPlanPeriod, readPlan } from './queries.ts'
import { publishAllowance } from './events.ts'

const endReminder = jobKind<{ periodId: string; days: number }>('subscriptions.ending')
/** Days before the end when a member is reminded; 0 is the end itself. */
const reminderDays = [3, 1, 0] as const

const path = '/dashboard/upgrade'
const endingSoon = defineNotification({ name: 'subscriptions.ending', kind: 'payment', text: subscriptionsText, path })
const ended = defineNotification({ name: 'subscriptions.ended', kind: 'payment', text: subscriptionsText, path })
/** The types of notification that this feature sends. */
export const subscriptionNotificationTypes = [endingSoon, ended]

/** Schedules the reminders of a period. A reminder that would fall before the period's start is left out. */
export const scheduleEndReminders = async (tx: Tx, { id, starts_at, ends_at }: PlanPeriodRow, now: Date): Promise<void> => {
  const length = ends_at.getTime() - starts_at.getTime()
  for (const days of reminderDays)
    if (length > days * dayMs)
      await addJob(tx, endReminder, { periodId: id, days }, now, {
        runAt: new Date(ends_at.getTime() - days * dayMs),
        dedupe: `subscriptions.ending:${id}:${days}`,
      })
}

/** False for a reminder so late that the next one is already due; its text would be wrong. */
const isTimely = ({ ends_at }: PlanPeriodRow, days: number, now: Date): boolean => {
  const next = reminderDays.find((mark) => mark < days) ?? -Infinity
  return now.getTime() < ends_at.getTime() - next * dayMs
}

const notifyEnding = async (tx: Tx, period: PlanPeriodRow, days: number, now: Date): Promise<void> => {
  const last = await readLastPeriodEnd(tx, period.member_id)
  // The member has extended the plan or bought another period.
  if (last !== null && last > period.ends_at) return
  if (days === 0 && (await readEntitlement(tx, period.member_id, now)).paidUntil !== null) return
  const [plan, member] = [await readPlan(tx, period.plan_id), await readMember(tx, period.member_id)]
  if (plan === undefined || member === undefined) return
  const name = (plan.names as Record<string, string>)[member.locale] ?? plan.name
  await notify(tx, days === 0 ? ended : endingSoon, {
    to: period.member_id,
    values: days === 0 ? { plan: name } : { plan: name, count: days },
    key: `${period.id} ${days}`,
    now,
  })
}

/** Handles the reminder jobs, and publishes the new allowances when a period is over. */
export const registerEndReminderJobs = ({ db, clock, jobs }: Platform): void =>
  jobs.handle(endReminder, ({ periodId, days }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const period = await readPlanPeriod(tx, periodId)
      if (period === undefined || period.left_at !== null) return
      if (days === 0) await publishAllowance(tx, period.member_id, now)
      if (isTimely(period, days, now)) await notifyEnding(tx, period, days, now)
    }),
  )
