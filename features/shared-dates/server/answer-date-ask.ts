import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type DateAskAnswer, sharedDateEvent } from '../contract.ts'
import { listSharedDates } from './list-dates.ts'
import { saveDateAskAnswer } from './store.ts'

/**
 * Agrees to be shown for one date, refuses it, or takes an agreement back. May be repeated.
 * @throws {AppError} platform.not_found, the same for a date that has ended, is somebody else's, or never was
 */
export const answerDateAsk = async (ctx: MemberContext, { id, answer }: { id: string; answer: DateAskAnswer }) => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    const asked = await saveDateAskAnswer(tx, { id, otherId: actor.id, answer, now })
    if (asked === undefined) throw new AppError(platformErrors.not_found)
    // A refusal must look as no answer does, so the sharer hears of it only where it takes an agreement back.
    const to = answer === 'agreed' || asked.before === 'agreed' ? [actor.id, asked.sharer] : [actor.id]
    for (const member of to) await publishAfterCommit(tx, [member], sharedDateEvent, {}, now)
  })
  return listSharedDates(ctx)
}
