import { readMember } from '#features/members/server/index.ts'
import { defineNotification, notify } from '#features/notifications/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { subscriptionsText } from '../locales/text.ts'
import { dayMs, type PeriodRow, readEntitlement, readLastEnd, readPeriod, readPlan } from './queries.ts'
import { tellSubscription } from './tell.ts'

const ending = jobKind<{ periodId: string; days: number }>('subscriptions.ending')
/** Days before the end at which a member is reminded; 0 is the end itself. */
const marks = [3, 1, 0] as const

const path = '/dashboard/upgrade'
const endingSoon = defineNotification({ name: 'subscriptions.ending', kind: 'payment', text: subscriptionsText, path })
const ended = defineNotification({ name: 'subscriptions.ended', kind: 'payment', text: subscriptionsText, path })
export const notices = [endingSoon, ended]

/** Looks at a period again before and at its end. One that is hardly longer than a mark has no reminder there. */
export const addEndings = async (tx: Tx, { id, starts_at, ends_at }: PeriodRow, now: Date): Promise<void> => {
  const length = ends_at.getTime() - starts_at.getTime()
  for (const days of marks)
    if (length > days * dayMs)
      await addJob(tx, ending, { periodId: id, days }, now, {
        runAt: new Date(ends_at.getTime() - days * dayMs),
        dedupe: `subscriptions.ending:${id}:${days}`,
      })
}

/** A reminder that comes so late that the next one is due says something wrong. */
const isTimely = ({ ends_at }: PeriodRow, days: number, now: Date): boolean => {
  const next = marks.find((mark) => mark < days) ?? -Infinity
  return now.getTime() < ends_at.getTime() - next * dayMs
}

const tellEnding = async (tx: Tx, period: PeriodRow, days: number, now: Date): Promise<void> => {
  const last = await readLastEnd(tx, period.member_id)
  // Extended, or gone on with after it ended.
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

/** Serves the jobs around the end of a period; the tabs of the member are told when one is over. */
export const serveEndings = ({ db, clock, jobs }: Platform): void =>
  jobs.handle(ending, ({ periodId, days }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const period = await readPeriod(tx, periodId)
      if (period === undefined || period.left_at !== null) return
      if (days === 0) await tellSubscription(tx, period.member_id, now)
      if (isTimely(period, days, now)) await tellEnding(tx, period, days, now)
    }),
  )
