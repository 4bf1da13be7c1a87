import { giftLeaves } from '#features/subscriptions/server/index.ts'
import { house, memberAccount, post } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { noticeEnded } from './notices.ts'
import { readDue, readOpenBetween, readOpenOf } from './queries.ts'
import { endGift, type Ending, type GiftRow, lockPair } from './store.ts'
import { tellGift } from './tell.ts'

const atOnce = 100

/** Gives an open gift's price back to who bought it; one that is over already stays as it is. Answers whether it was open. */
export const giveBack = async (
  tx: Tx,
  gift: Pick<GiftRow, 'id'>,
  ending: Ending & { status: 'declined' | 'returned' },
): Promise<boolean> => {
  const ended = await endGift(tx, gift.id, ending)
  if (ended === undefined) return false
  const cents = BigInt(ended.price_cents)
  if (ended.conversion !== null)
    await giftLeaves(tx, ended.to_id, { cents: ended.price_cents, conversion: ended.conversion, arrivedAt: ended.created_at })
  await post(tx, {
    kind: 'gift_returned',
    key: `gift_ended:${ended.id}`,
    at: ending.now,
    legs: [
      { account: house.giftEscrow, amount: -cents },
      { account: memberAccount(ended.from_id, 'USD'), amount: cents },
    ],
    details: { gift: ended.id },
  })
  await tellGift(tx, ended, ending.now)
  await noticeEnded(tx, ended, ending.now)
  return true
}

const giveAllBack = async (tx: Tx, gifts: readonly GiftRow[], now: Date): Promise<void> => {
  for (const gift of gifts) await giveBack(tx, gift, { status: 'returned', now })
}

/** Returns what is open between two who part, either way; a purchase on its way between them is over first, or sees why it may not be. */
export const returnGiftsBetween = async (tx: Tx, pair: readonly [string, string], now: Date): Promise<void> => {
  await lockPair(tx, ...pair)
  await giveAllBack(tx, await readOpenBetween(tx, pair), now)
}

/** Returns every open gift of a member who leaves, those received and those given; the caller holds the member's lock. */
export const returnGiftsOf = async (tx: Tx, memberId: string, now: Date): Promise<void> =>
  giveAllBack(tx, await readOpenOf(tx, memberId), now)

/** Returns every gift that nobody redeemed in time, each in a transaction of its own. */
export const returnDue = async (db: Database, now: Date): Promise<void> => {
  for (;;) {
    const due = await readDue(db, now, atOnce)
    for (const gift of due) await inTransaction(db, (tx) => giveBack(tx, gift, { status: 'returned', now }))
    if (due.length < atOnce) return
  }
}
