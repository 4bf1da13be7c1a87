import { readGiftConversion } from '#features/subscriptions/server/index.ts'
import { type Wallet, walletErrors } from '#features/wallet/contract.ts'
import { systemAccountPaths, memberAccountPath, postJournal, readWallet } from '#features/wallet/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { calculateRedeemedGiftCredits, type Gift, giftErrors } from '../contract.ts'
import { notifyGiftEnded } from './notifications.ts'
import { lockOpenGift } from './lock-open-gift.ts'
import { presentGift } from './present-gift.ts'
import { endGift, type GiftRow } from './store.ts'
import { publishGiftEvent } from './events.ts'

const redeem = async (tx: Tx, ctx: MoneyContext, gift: GiftRow, seen: bigint | undefined): Promise<void> => {
  const { now, intent } = ctx
  const cents = BigInt(gift.price_cents)
  const credits = calculateRedeemedGiftCredits(cents, gift.conversion ?? (await readGiftConversion(tx, gift.to_id, now)))
  if (seen !== undefined && seen !== credits) throw new AppError(giftErrors.credits_changed)
  if (credits === 0n) throw new AppError(walletErrors.nothing)
  const ended = await endGift(tx, gift.id, { status: 'redeemed', credits, intent, now })
  if (ended === undefined) throw new AppError(giftErrors.ended)
  await postJournal(tx, {
    kind: 'gift_redeemed',
    key: `gift_ended:${gift.id}`,
    at: now,
    postings: [
      { account: systemAccountPaths.giftEscrow, amount: -cents },
      { account: systemAccountPaths.giftSales, amount: cents },
      { account: systemAccountPaths.giftCredits, amount: -credits },
      { account: memberAccountPath(gift.to_id, 'CREDIT'), amount: credits },
    ],
    details: { gift: gift.id },
  })
  await publishGiftEvent(tx, ended, now)
  await notifyGiftEnded(tx, ended, now)
}

/**
 * Redeems a received gift for credits, at the conversion of the plan that the caller had when the gift arrived. Repeating the call with the
 * same idempotency key changes nothing.
 * @throws {AppError} gifts.ended, gifts.credits_changed, wallet.nothing, platform.not_found
 */
export const redeemGift = (
  ctx: MoneyContext,
  { id, credits }: { id: string; credits?: bigint | undefined },
): Promise<{ gift: Gift; wallet: Wallet }> =>
  inTransaction(ctx.db, async (tx) => {
    const gift = await lockOpenGift(tx, ctx, id)
    if (gift !== undefined) await redeem(tx, ctx, gift, credits)
    return {
      gift: await presentGift(tx, { viewerId: ctx.actor.id, now: ctx.now, locale: ctx.locale }, id),
      wallet: await readWallet(tx, ctx.actor.id),
    }
  })
