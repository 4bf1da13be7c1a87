import { setTimeout as sleep } from 'node:timers/promises'
import { notify, readAllowedNotificationChannels } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { pauseAfterBatchMs } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob, type RecurringRun } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { readFeedViewer } from '../queries.ts'
import { claimNewcomerAlert, type DueAlert, readDueAlerts } from './alert-store.ts'
import { hasEnoughNewcomers } from './has-enough-newcomers.ts'
import { nextEvening } from './evening.ts'
import { newcomersNotification } from './notifications.ts'

type Services = Pick<Platform, 'db' | 'config' | 'log'>

const batchSize = 50
/** The evening ends this long after it began, so that a run delayed by an outage wakes nobody at night. Its newcomers count the next evening. */
const eveningLastsMs = 3 * hourMs

const isEvening = (timeZone: string | null, now: Date): boolean =>
  nextEvening(timeZone, new Date(now.getTime() - eveningLastsMs)).getTime() <= now.getTime()

const mayBeTold = async ({ db, config }: Services, { member_id, counts_from, time_zone }: DueAlert, now: Date): Promise<boolean> => {
  if (!isEvening(time_zone, now)) return false
  const channels = await readAllowedNotificationChannels(db, member_id, 'newcomers')
  if (channels === undefined || !Object.values(channels).includes(true)) return false
  const viewer = await readFeedViewer(db, member_id, now)
  // A member with an unread notification about newcomers gets no second one.
  if (viewer === undefined || viewer.hasUnreadNewcomers) return false
  return hasEnoughNewcomers(db, viewer, { countsFrom: counts_from, secret: config.secrets[0], now })
}

const notifyOne = async (services: Services, alert: DueAlert, now: Date): Promise<void> => {
  const told = await mayBeTold(services, alert, now)
  await inTransaction(services.db, async (tx) => {
    if (!(await claimNewcomerAlert(tx, alert, { next: nextEvening(alert.time_zone, now), told, now })) || !told) return
    await notify(tx, newcomersNotification, { to: alert.member_id, key: utcDay(now), now })
  })
}

/**
 * Notifies the members with a due alert if enough newcomers fit them. Several processes may run it at once. At the time limit it sets
 * `batches.unfinished`.
 */
export const notifyNewcomers = async (services: Services, { now, batches }: RecurringRun): Promise<void> => {
  let after: DueAlert | undefined
  for (;;) {
    const began = performance.now()
    const due = await readDueAlerts(services.db, now, after, batchSize)
    for (const alert of due)
      await notifyOne(services, alert, now).catch((error: unknown) =>
        services.log.error({ err: error }, 'newcomers could not be looked for'),
      )
    after = due.at(-1)
    if (due.length < batchSize) return
    if (batches.isOver()) return void (batches.unfinished = true)
    await sleep(pauseAfterBatchMs(performance.now() - began))
  }
}

export const notifyNewcomersHourly = recurringJob('matches.newcomers', 'hour', notifyNewcomers)
