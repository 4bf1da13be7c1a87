import { withdrawNotification } from '#features/notifications/server/index.ts'
import type { OnBlockSettled, OnMatchChanged } from '#features/reactions/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { countFor } from './counts/count-for.ts'
import { meetingNotification } from './notifications.ts'
import { deleteQuestionsBetween } from './store.ts'

/** Forgets the questions of two members about each other, asked or answered. */
const forgetQuestions = async (tx: Tx, [a, b]: readonly [string, string], now: Date): Promise<void> => {
  await deleteQuestionsBetween(tx, [a, b])
  await withdrawNotification(tx, meetingNotification, { of: a, about: b, now })
  await withdrawNotification(tx, meetingNotification, { of: b, about: a, now })
}

/** Counts a match for both members, once a day for each pair, and forgets the questions where it ends; in the transaction of the reaction. */
export const followMatch: OnMatchChanged = async (tx, pair, change, now) => {
  if (change === 'ended') await forgetQuestions(tx, pair, now)
  if (change === 'begun') await countFor(tx, 'match', pair, now)
}

/** Forgets the questions between a member and whom they block, once the block can no longer be undone. */
export const forgetBlocked: OnBlockSettled = forgetQuestions
