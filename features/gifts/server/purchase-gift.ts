import { randomUUID } from 'node:crypto'
import { lockPair } from '#features/blocks/server/index.ts'
import { storeGiftMessage } from '#features/chat/server/index.ts'
import { countGiftAndReadCreditPercent } from '#features/subscriptions/server/index.ts'
import { type Wallet, walletErrors } from '#features/wallet/contract.ts'
import { chargeMember, intentKey, systemAccountPaths, readWallet } from '#features/wallet/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type Gift, giftExpiryDays, giftErrors } from '../contract.ts'
import { notifyGiftBought } from './notifications.ts'
import { presentGift } from './present-gift.ts'
import { lockGiftPlan, readGiftByIdempotencyKey } from './queries.ts'
import { lockGiverAndReceiver, requireGiftReceiver } from './receiver.ts'
import { type GiftRow, insertGift, setGiftConversion } from './store.ts'
import { publishGiftEvent } from './events.ts'

/** A gift to buy. */
export interface GiftPurchase {
  planId: string
  uid: string
  note?: string | null | undefined
  /** The price the buyer saw, in US cents. */
  amount?: bigint | undefined
}

const buy = async (tx: Tx, ctx: MoneyContext, { planId, uid, note, amount }: GiftPurchase): Promise<GiftRow> => {
  const { now, intent } = ctx
  const from = ctx.actor.id
  await lockGiverAndReceiver(tx, from, uid)
  await requireGiftReceiver(tx, from, uid)
  const plan = await lockGiftPlan(tx, planId)
  if (plan === undefined) throw new AppError(platformErrors.not_found)
  if (!plan.active) throw new AppError(giftErrors.retired)
  if (amount !== undefined && amount !== BigInt(plan.price_cents)) throw new AppError(walletErrors.price_changed)

  const gift = await insertGift(tx, {
    id: randomUUID(),
    plan_id: plan.id,
    from_id: from,
    to_id: uid,
    price_cents: plan.price_cents,
    note: note ? note : null,
    intent,
    created_at: now,
    expires_at: new Date(now.getTime() + giftExpiryDays * dayMs),
  })
  const written = await storeGiftMessage(tx, { from, to: uid, giftId: gift.id, note: gift.note ?? '', now })
  if (written === 'wordless') throw new AppError(giftErrors.no_note, { fields: { note: [giftErrors.no_note] } })
  // After `storeGiftMessage` has locked the conversation: sending a message takes its locks in the same order.
  await setGiftConversion(tx, gift.id, await countGiftAndReadCreditPercent(tx, uid, gift.price_cents, now))
  const { id: journal } = await chargeMember(tx, {
    member: from,
    currency: 'USD',
    amount: BigInt(gift.price_cents),
    to: systemAccountPaths.giftEscrow,
    reason: 'gift_bought',
    key: intentKey('gift_bought', intent),
    now,
    details: { gift: gift.id },
  })
  await publishGiftEvent(tx, gift, now)
  await notifyGiftBought(tx, gift, journal, now)
  return gift
}

/**
 * Buys a gift: the checks, the charge, the gift and its message are one transaction. A repeat with the same idempotency key (`intent`)
 * returns the same gift.
 * @throws {AppError} gifts.* except gifts.ended and gifts.credits_changed, chat.closed, wallet.price_changed, platform.not_found
 */
export const purchaseGift = async (ctx: MoneyContext, purchase: GiftPurchase): Promise<{ gift: Gift; wallet: Wallet }> => {
  const viewing = { viewerId: ctx.actor.id, now: ctx.now, locale: ctx.locale }
  if (purchase.uid === ctx.actor.id) throw new AppError(giftErrors.oneself)
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await lockPair(tx, ctx.actor.id, purchase.uid)
      const { id } = (await readGiftByIdempotencyKey(tx, ctx.intent)) ?? (await buy(tx, ctx, purchase))
      return { gift: await presentGift(tx, viewing, id), wallet: await readWallet(tx, ctx.actor.id) }
    })
  } catch (error) {
    // The gift shop has its own text for too small a balance.
    if (error instanceof AppError && error.reason === walletErrors.insufficient_funds) throw new AppError(giftErrors.insufficient_funds)
    throw error
  }
}
