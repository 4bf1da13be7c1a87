import type { Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { walletErrors } from '../contract.ts'
import { readCreditPrice } from './queries.ts'
import { insertCreditPrice, lockCreditPrices } from './store.ts'

/** A price of credits to set. */
export interface CreditPriceInput {
  creditsPerUsd: number
  /** What a hundred credits sell for, in US cents. */
  centsPer100Credits: number
}

/**
 * Puts a price of credits in force from now on. Earlier prices stay stored; the same price again changes nothing.
 * @returns the previous price
 * @throws {AppError} platform.invalid for anything but positive whole numbers, wallet.sells_dearer
 */
export const setCreditPrice = async (
  tx: Tx,
  { creditsPerUsd, centsPer100Credits }: CreditPriceInput,
  now: Date,
): Promise<CreditPriceInput> => {
  const given = { credits_per_usd: creditsPerUsd, cents_per_100_credits: centsPer100Credits }
  const bad = Object.entries(given).filter(([, value]) => !Number.isSafeInteger(value) || value < 1)
  if (bad.length > 0) {
    const fields = Object.fromEntries(bad.map(([name]) => [name, [platformErrors.invalid]]))
    throw new AppError(platformErrors.invalid, { fields })
  }
  // At a higher selling price, buying and selling back would yield a profit.
  if (creditsPerUsd * centsPer100Credits > 10_000)
    throw new AppError(walletErrors.sells_dearer, { fields: { cents_per_100_credits: [walletErrors.sells_dearer] } })
  await lockCreditPrices(tx)
  const before = await readCreditPrice(tx, now)
  if (before.credits_per_usd !== creditsPerUsd || before.cents_per_100_credits !== centsPer100Credits)
    await insertCreditPrice(tx, { ...given, valid_from: now })
  return { creditsPerUsd: before.credits_per_usd, centsPer100Credits: before.cents_per_100_credits }
}
