import { readMembersWithFirstReply } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { recurringJob, type RecurringRun } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs, hourMs, minuteMs } from '#platform/shared/durations.ts'
import { lockRepliesCountedUntil, setRepliesCountedUntil } from '../store.ts'
import { countOutcome } from './count-outcome.ts'

/** Replies are counted this late, because a reply can be stored some time after the moment in its row. No request takes longer. */
const lagMs = 10 * minuteMs
/** One transaction counts the replies of at most this span of time. */
const stepMs = 6 * hourMs

/** Counts the replies of the next span of time. Returns whether more is left. */
const countSpan = ({ db }: Pick<Platform, 'db'>, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const last = new Date(now.getTime() - lagMs)
    const from = await lockRepliesCountedUntil(tx, last)
    // A span ends at midnight, so that it belongs to one day.
    const midnight = (Math.floor(from.getTime() / dayMs) + 1) * dayMs
    const until = new Date(Math.min(last.getTime(), from.getTime() + stepMs, midnight))
    if (until <= from) return false
    const firstWriters = await readMembersWithFirstReply(tx, { from, until })
    await countOutcome(tx, 'reply', firstWriters, from)
    await setRepliesCountedUntil(tx, until)
    return until < last
  })

/**
 * Counts replies within a day to first messages, for the members who wrote first. A stored moment says until when replies are counted. It
 * moves in the same transaction as the counts, so each reply counts once even with several processes. At the time limit it sets
 * `batches.unfinished`.
 */
export const countReplies = async (services: Pick<Platform, 'db'>, { now, batches }: RecurringRun): Promise<void> => {
  while (await countSpan(services, now)) if (batches.isOver()) return void (batches.unfinished = true)
}

export const countRepliesHourly = recurringJob('outcomes.count-replies', 'hour', countReplies)
