import type { Tx } from '#platform/server/db/database.ts'
import { readEntitlement, readFreePlan } from '../queries.ts'
import { addGiftGain, removeGiftGain, renewEntitlement, startFreePlan } from '../store.ts'

/** What a conversion brings beyond that of Free, in US cents at the face value of credits. */
const gainOf = async (tx: Tx, cents: number, conversion: number): Promise<bigint> => {
  const beyond = conversion - (await readFreePlan(tx)).gift_conversion
  return beyond > 0 ? (BigInt(cents) * BigInt(beyond) + 99n) / 100n : 0n
}

/**
 * Counts a gift that arrives as a use of the receiver's plan, and answers the percent of its price that become credits, for good: otherwise the
 * best plan could be bought, used for a gift and left again for next to nothing.
 */
export const recordGiftReceived = async (tx: Tx, memberId: string, cents: number, now: Date): Promise<number> => {
  await startFreePlan(tx, memberId, now)
  await renewEntitlement(tx, memberId, now)
  const { readGiftConversion } = await readEntitlement(tx, memberId, now)
  const gain = await gainOf(tx, cents, readGiftConversion)
  if (gain > 0n) await addGiftGain(tx, memberId, gain)
  return readGiftConversion
}

/** Takes the use back for a gift that went back to its buyer. */
export const recordGiftReturned = async (
  tx: Tx,
  memberId: string,
  { cents, conversion, arrivedAt }: { cents: number; conversion: number; arrivedAt: Date },
): Promise<void> => removeGiftGain(tx, memberId, await gainOf(tx, cents, conversion), arrivedAt)
