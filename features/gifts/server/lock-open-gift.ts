import type { MoneyContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { giftErrors } from '../contract.ts'
import { lockReceivedGift } from './queries.ts'
import type { GiftRow } from './store.ts'

/**
 * Locks an open gift that the caller received. Undefined when an earlier call with the same idempotency key has already ended it.
 * @throws {AppError} gifts.ended, platform.not_found
 */
export const lockOpenGift = async (tx: Tx, ctx: MoneyContext, id: string): Promise<GiftRow | undefined> => {
  const gift = await lockReceivedGift(tx, id, ctx.actor.id)
  if (gift === undefined) throw new AppError(platformErrors.not_found)
  if (gift.end_intent === ctx.intent) return undefined
  if (gift.status !== 'open' || gift.expires_at <= ctx.now) throw new AppError(giftErrors.ended)
  return gift
}
