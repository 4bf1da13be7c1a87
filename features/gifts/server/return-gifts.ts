import { blockUndoMs, lockPair } from '#features/blocks/server/index.ts'
import { lockMember } from '#features/members/server/index.ts'
import { recordGiftReturned } from '#features/subscriptions/server/index.ts'
import { systemAccountPaths, memberAccountPath, postJournal } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notifyGiftEnded } from './notifications.ts'
import { readExpiredGifts, readOpenGiftsBetween, readOpenGiftsOf } from './queries.ts'
import { endGift, type GiftEnding, type GiftRow } from './store.ts'
import { publishGiftEvent } from './events.ts'

const batchSize = 100

/** Ends an open gift and refunds its buyer; false, without a change, when the gift has already ended. */
export const returnGift = async (
  tx: Tx,
  gift: Pick<GiftRow, 'id'>,
  ending: GiftEnding & { status: 'declined' | 'returned' },
): Promise<boolean> => {
  const ended = await endGift(tx, gift.id, ending)
  if (ended === undefined) return false
  const cents = BigInt(ended.price_cents)
  if (ended.conversion !== null)
    await recordGiftReturned(tx, ended.to_id, { cents: ended.price_cents, conversion: ended.conversion, arrivedAt: ended.created_at })
  await postJournal(tx, {
    kind: 'gift_returned',
    key: `gift_ended:${ended.id}`,
    at: ending.now,
    postings: [
      { account: systemAccountPaths.giftEscrow, amount: -cents },
      { account: memberAccountPath(ended.from_id, 'USD'), amount: cents },
    ],
    details: { gift: ended.id },
  })
  await publishGiftEvent(tx, ended, ending.now)
  await notifyGiftEnded(tx, ended, ending.now)
  return true
}

const returnGifts = async (tx: Tx, gifts: readonly GiftRow[], now: Date): Promise<void> => {
  for (const gift of gifts) await returnGift(tx, gift, { status: 'returned', now })
}

/** Returns the open gifts between two members, in both directions. It locks the pair, so no purchase runs at the same time. */
export const returnGiftsBetween = async (tx: Tx, pair: readonly [string, string], now: Date): Promise<void> => {
  await lockPair(tx, ...pair)
  await returnGifts(tx, await readOpenGiftsBetween(tx, pair), now)
}

/** Returns every open gift a member gave or received. The caller holds the member's lock. */
export const returnGiftsOf = async (tx: Tx, memberId: string, now: Date): Promise<void> =>
  returnGifts(tx, await readOpenGiftsOf(tx, memberId), now)

const returnGiftsOfHidden = jobKind<{ memberId: string }>('gifts.return_of_hidden')

/**
 * Schedules the return of the open gifts of a deleted or banned member. It happens after the same time as for a block, so that a buyer cannot
 * tell the three cases apart.
 */
export const queueGiftReturns = (tx: Tx, memberId: string, now: Date): Promise<void> =>
  addJob(tx, returnGiftsOfHidden, { memberId }, now, { runAt: new Date(now.getTime() + blockUndoMs) })

/** Registers the job that `queueGiftReturns` adds. A member who has come back by then keeps their gifts. */
export const registerGiftReturnJob = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(returnGiftsOfHidden, ({ memberId }) =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, memberId)
      if (member?.status === 'deleted' || member?.status === 'suspended') await returnGiftsOf(tx, memberId, clock.now())
    }),
  )

/** Returns every expired gift, each in its own transaction. */
export const returnExpiredGifts = async (db: Database, now: Date): Promise<void> => {
  for (;;) {
    const due = await readExpiredGifts(db, now, batchSize)
    for (const gift of due) await inTransaction(db, (tx) => returnGift(tx, gift, { status: 'returned', now }))
    if (due.length < batchSize) return
  }
}
