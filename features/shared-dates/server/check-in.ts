import { markNotificationKindSeen, notify } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type CheckInAnswer, sharedDateEvent } from '../contract.ts'
import { listSharedDates } from './list-dates.ts'
import { checkInNotification } from './notifications.ts'
import { readUnansweredCheckIn } from './queries.ts'
import { saveCheckInAnswer } from './store.ts'

/** Asks the sharer of a date whether everything is all right. */
export const askCheckInJob = jobKind<{ id: string }>('shared-dates.check-in')

/** Notifies the sharer of an open date whose check-in has no answer yet. If the member has switched such notifications off, only open screens ask. */
export const askCheckIn = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, { id }: { id: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const date = await readUnansweredCheckIn(tx, id, now)
    if (date === undefined) return
    await notify(tx, checkInNotification, { to: date.member_id, key: id, now })
    await publishAfterCommit(tx, [date.member_id], sharedDateEvent, {}, now)
  })

/**
 * Stores the caller's answer to a check-in, replacing any earlier one. It may come before the question.
 * @throws {AppError} platform.not_found
 */
export const answerCheckIn = async (ctx: MemberContext, { id, answer }: { id: string; answer: CheckInAnswer }) => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    if (!(await saveCheckInAnswer(tx, { id, memberId: actor.id }, answer, now))) throw new AppError(platformErrors.not_found)
    await markNotificationKindSeen(tx, checkInNotification.kind, { of: actor.id, now })
    await publishAfterCommit(tx, [actor.id], sharedDateEvent, {}, now)
  })
  return listSharedDates(ctx)
}
