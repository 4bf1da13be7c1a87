import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type DateAskAnswer, sharedDateEvent } from '../contract.ts'
import { listSharedDates } from './list-dates.ts'
import { saveDateAskAnswer } from './store.ts'

/**
 * Stores whether the caller agrees to be shown for a date. `declined` also takes an agreement back. Idempotent.
 * @throws {AppError} platform.not_found, the same for a date that is unknown, has ended, or is not about the caller
 */
export const answerDateAsk = async (ctx: MemberContext, { id, answer }: { id: string; answer: DateAskAnswer }) => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    const asked = await saveDateAskAnswer(tx, { id, otherId: actor.id, answer, now })
    if (asked === undefined) throw new AppError(platformErrors.not_found)
    // A refusal must look like no answer, so the sharer gets an event only if an agreement is taken back.
    const to = answer === 'agreed' || asked.before === 'agreed' ? [actor.id, asked.sharer] : [actor.id]
    for (const member of to) await publishAfterCommit(tx, [member], sharedDateEvent, {}, now)
  })
  return listSharedDates(ctx)
}
