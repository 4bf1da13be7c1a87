import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { PaymentChannel } from '#features/deposits/contract.ts'
import { readExchangeRateInForce } from '#features/deposits/server/queries.ts'
import { insertDeposit } from '#features/deposits/server/store.ts'

/** Inserts an open deposit of ten dollars, with the given columns changed. */
export const insertOpenDeposit = async (
  { db, clock }: { db: Database; clock: Clock },
  { id: member_id }: { id: string },
  { channel = 'paystack', ...other }: { channel?: PaymentChannel; provider_id?: string; checks?: number } = {},
): Promise<{ id: string; reference: string }> => {
  const now = clock.now()
  const currency = channel === 'paystack' ? 'NGN' : 'XAF'
  const rate = await readExchangeRateInForce(db, currency, now)
  if (rate === undefined) throw new Error('no rate')
  const [id, reference] = [randomUUID(), `dep-${randomUUID()}`]
  await insertDeposit(db, {
    id,
    reference,
    member_id,
    intent: randomUUID(),
    channel,
    currency,
    amount: channel === 'paystack' ? 1_596_500n : 5820n,
    rate_id: rate.id,
    deposit_rate: rate.deposit_rate,
    usd_cents: 1000n,
    expires_at: new Date(now.getTime() + 900_000),
    next_check_at: now,
    created_at: now,
  })
  await db
    .updateTable('deposit')
    .set({ status: 'open', ...other })
    .where('id', '=', id)
    .execute()
  return { id, reference }
}
