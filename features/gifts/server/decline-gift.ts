import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Gift } from '../contract.ts'
import { lockOpenGift } from './lock-open-gift.ts'
import { presentGift } from './present-gift.ts'
import { returnGift } from './return-gifts.ts'

/**
 * Declines a received gift and refunds its buyer at once. Repeating the call with the same idempotency key changes nothing.
 * @throws {AppError} gifts.ended, platform.not_found
 */
export const declineGift = (ctx: MoneyContext, id: string): Promise<{ gift: Gift }> =>
  inTransaction(ctx.db, async (tx) => {
    const gift = await lockOpenGift(tx, ctx, id)
    if (gift !== undefined) await returnGift(tx, gift, { status: 'declined', intent: ctx.intent, now: ctx.now })
    return { gift: await presentGift(tx, { viewerId: ctx.actor.id, now: ctx.now, locale: ctx.locale }, id) }
  })
