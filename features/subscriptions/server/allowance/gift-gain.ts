import type { Tx } from '#platform/server/db/database.ts'
import { readEntitlement, readFreePlan } from '../queries.ts'
import { addGiftGain, removeGiftGain, lockAndRenewEntitlement, ensureEntitlement } from '../store.ts'

/** Returns how much more a gift gives than under the Free plan, in US cents at the face value of credits. */
const gainOf = async (tx: Tx, cents: number, conversion: number): Promise<bigint> => {
  const beyond = conversion - (await readFreePlan(tx)).gift_conversion
  return beyond > 0 ? (BigInt(cents) * BigInt(beyond) + 99n) / 100n : 0n
}

/**
 * Counts a received gift as usage of the receiver's plan and returns the percent of its price that become credits. Without this a member
 * could buy the best plan for one gift and then get nearly its whole price credited.
 */
export const countGiftAndReadCreditPercent = async (tx: Tx, memberId: string, cents: number, now: Date): Promise<number> => {
  await ensureEntitlement(tx, memberId, now)
  await lockAndRenewEntitlement(tx, memberId, now)
  const { giftConversion } = await readEntitlement(tx, memberId, now)
  const gain = await gainOf(tx, cents, giftConversion)
  if (gain > 0n) await addGiftGain(tx, memberId, gain)
  return giftConversion
}

/** Reverses the usage of a gift that was returned to its buyer. */
export const recordGiftReturned = async (
  tx: Tx,
  memberId: string,
  { cents, conversion, arrivedAt }: { cents: number; conversion: number; arrivedAt: Date },
): Promise<void> => removeGiftGain(tx, memberId, await gainOf(tx, cents, conversion), arrivedAt)
