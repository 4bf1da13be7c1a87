import { withdrawNotification } from '#features/notifications/server/index.ts'
import type { OnBlockFinal, OnMatchChanged } from '#features/reactions/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { countOutcome } from './counts/count-outcome.ts'
import { meetingNotification } from './notifications.ts'
import { deleteQuestionsBetween } from './store.ts'

/** Deletes the meeting questions of two members about each other, with their notifications. */
const forgetQuestions = async (tx: Tx, [a, b]: readonly [string, string], now: Date): Promise<void> => {
  await deleteQuestionsBetween(tx, [a, b])
  await withdrawNotification(tx, meetingNotification, { of: a, about: b, now })
  await withdrawNotification(tx, meetingNotification, { of: b, about: a, now })
}

/**
 * Counts a new match for both members, once a day for each pair, and deletes the meeting questions of a match that ended. Runs in the
 * transaction of the reaction.
 */
export const handleMatchChange: OnMatchChanged = async (tx, pair, change, now) => {
  if (change === 'ended') await forgetQuestions(tx, pair, now)
  if (change === 'begun') await countOutcome(tx, 'match', pair, now)
}

/** Deletes the meeting questions between a member and one they blocked, once the block can no longer be undone. */
export const deleteMeetingQuestionsAfterBlock: OnBlockFinal = forgetQuestions
