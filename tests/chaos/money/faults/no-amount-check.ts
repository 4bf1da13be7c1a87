import * as real from '#features/deposits/server/booking/settle-deposit.ts'

export * from '#features/deposits/server/booking/settle-deposit.ts'

/** Credits a payment in full, no matter how much was paid. */
export const settleDeposit: typeof real.settleDeposit = async (db, provider, facts, now) => {
  const deposit = await db.selectFrom('deposit').select('amount').where('reference', '=', facts.reference).executeTakeFirst()
  const amount = deposit === undefined ? {} : { requested: BigInt(deposit.amount), paid: BigInt(deposit.amount) }
  return real.settleDeposit(db, provider, { ...facts, ...amount }, now)
}
