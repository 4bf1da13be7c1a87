import { sql } from 'kysely'
import { readHighestConversionOfOpenGifts } from '#features/gifts/server/index.ts'
import { readHighestGiftConversion } from '#features/subscriptions/server/index.ts'
import { readCreditPriceWithStart } from '#features/wallet/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../../entry-contract.ts'

/** Serializes changes of gift conversions and of the price of credits, because both are checked together. */
export const lockGiftTerms = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('terms of gifts', 0))`.execute(tx)
}

/**
 * Requires, after a change, that redeeming a gift and selling the credits never yields more than the gift cost. Also checks retired plans,
 * running plan periods and gifts with a fixed conversion.
 * @throws {AppError} admin.gift_profit at `field`
 */
export const requireNoGiftProfit = async (tx: Tx, field: 'gift_conversion' | 'usd_per_100_credits', now: Date): Promise<void> => {
  const { cents_per_100_credits } = await readCreditPriceWithStart(tx, now)
  const conversion = Math.max(await readHighestGiftConversion(tx, now), await readHighestConversionOfOpenGifts(tx))
  if (conversion * cents_per_100_credits > 10_000)
    throw new AppError(adminErrors.gift_profit, { fields: { [field]: [adminErrors.gift_profit] } })
}
