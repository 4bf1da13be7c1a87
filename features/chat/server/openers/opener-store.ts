import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { type OpenerSentence, openerSentences } from '../../openers-contract.ts'
import { openerSentenceName, type UsedOpenerSentences } from './choose-openers.ts'

const isKnown = ({ kind, sentence }: OpenerSentence): boolean => openerSentences[kind].some((known) => known === sentence)

/** Reads the sentences that a member has sent to anybody, and those that were offered for the member `otherId` before today (UTC). */
export const readUsedOpenerSentences = async (db: Database, memberId: string, otherId: string, now: Date): Promise<UsedOpenerSentences> => {
  const { rows } = await sql<{ sentence: string; sent: boolean }>`
    select sentence, true as sent from opener_sent where member_id = ${memberId}
    union all select sentence, false from opener_offer
      where member_id = ${memberId} and other_id = ${otherId} and offered_on < ${utcDay(now)}::date`.execute(db)
  const keys = (wereSent: boolean) => new Set(rows.filter(({ sent }) => sent === wereSent).map(({ sentence }) => sentence))
  return { sent: keys(true), offered: keys(false) }
}

/** Stores the sentences that were offered to a member for another member today. For a sentence offered before, the first day stays. */
export const saveOfferedOpeners = async (
  db: Database,
  memberId: string,
  otherId: string,
  offered: readonly OpenerSentence[],
  now: Date,
): Promise<void> => {
  const sentences = [...new Set(offered.map(openerSentenceName))].toSorted()
  if (sentences.length === 0) return
  await db
    .insertInto('opener_offer')
    .values(sentences.map((sentence) => ({ member_id: memberId, other_id: otherId, sentence, offered_on: utcDay(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores that a member has sent a sentence to somebody. Idempotent. A sentence that this release does not know is not stored. */
export const saveSentOpener = async (db: Database, memberId: string, opener: OpenerSentence): Promise<void> => {
  if (!isKnown(opener)) return
  await db
    .insertInto('opener_sent')
    .values({ member_id: memberId, sentence: openerSentenceName(opener) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Reads which sentences a member has sent, and which were offered to the member for whom. */
export const exportOpeners = async (db: Database, memberId: string) => ({
  openers_sent: await db.selectFrom('opener_sent').select('sentence').where('member_id', '=', memberId).orderBy('sentence').execute(),
  openers_offered: await db
    .selectFrom('opener_offer')
    .select(['other_id as for', 'sentence', 'offered_on'])
    .where('member_id', '=', memberId)
    .orderBy('offered_on')
    .orderBy('other_id')
    .orderBy('sentence')
    .execute(),
})

/** Deletes the sentences that a member has sent or was offered, and those that were offered to others for this member. */
export const deleteOpenersOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('opener_sent').where('member_id', '=', memberId).execute()
  await tx
    .deleteFrom('opener_offer')
    .where((row) => row.or([row('member_id', '=', memberId), row('other_id', '=', memberId)]))
    .execute()
}

export const openerOffersKeptDays = 90

/** Deletes offers of openers that are more than 90 whole days old. Only the day of an offer is stored. */
export const purgeOpenerOffersDaily = recurringJob('chat.purge-openers', 'day', (_platform, { batches, now }) =>
  deleteInBatches(batches, 'opener_offer', { by: 'offered_on', upTo: new Date(now.getTime() - (openerOffersKeptDays + 1) * dayMs) }),
)
