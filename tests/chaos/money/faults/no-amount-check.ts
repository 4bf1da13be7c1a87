import * as real from '#features/deposits/server/booking/apply-payment-facts.ts'

export * from '#features/deposits/server/booking/apply-payment-facts.ts'

/** Credits a payment in full, no matter how much was paid. */
export const applyPaymentFacts: typeof real.applyPaymentFacts = async (db, provider, facts, now) => {
  const deposit = await db.selectFrom('deposit').select('amount').where('reference', '=', facts.reference).executeTakeFirst()
  const amount = deposit === undefined ? {} : { requested: BigInt(deposit.amount), paid: BigInt(deposit.amount) }
  return real.applyPaymentFacts(db, provider, { ...facts, ...amount }, now)
}
