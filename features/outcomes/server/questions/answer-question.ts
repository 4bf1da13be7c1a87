import { markNotificationSeen } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { MeetingAnswer } from '../../contract.ts'
import { countOutcome } from '../counts/count-outcome.ts'
import { meetingNotification } from '../notifications.ts'
import { closeMeetingQuestion } from '../store.ts'
import { readOpenQuestions } from './open-questions.ts'

/** Returns the ids of the members about whom the caller is asked now. */
export const listQuestions = async ({ db, actor, now }: MemberContext): Promise<{ uids: string[] }> => ({
  uids: await readOpenQuestions(db, actor.id, now),
})

/**
 * Answers the caller's question about a match. A yes adds one to the sums of the day. The answer itself is not stored, only whether to ask
 * again. Idempotent: without an open question about `uid` it changes nothing, and the response is the same.
 */
export const answerQuestion = async (
  ctx: MemberContext,
  { uid, answer }: { uid: string; answer: MeetingAnswer },
): Promise<{ uids: string[] }> => {
  const { db, actor, now } = ctx
  await inTransaction(db, async (tx) => {
    if (!(await closeMeetingQuestion(tx, { memberId: actor.id, otherId: uid }, answer === 'not_yet' ? 'later' : 'done'))) return
    await markNotificationSeen(tx, meetingNotification, { of: actor.id, about: uid, now })
    if (answer === 'yes') await countOutcome(tx, 'met', [actor.id], now)
  })
  return listQuestions(ctx)
}
