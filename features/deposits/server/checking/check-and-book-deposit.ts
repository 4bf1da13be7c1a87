import type { Platform } from '#platform/server/platform.ts'
import { type ConfiguredPaymentProviders, ProviderUnreachableError } from '../providers/provider.ts'
import { lockDepositByReference, readDepositById } from '../queries.ts'
import { applyPaymentFacts } from '../booking/apply-payment-facts.ts'
import { updateDeposit, setNextDepositCheck } from '../store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs, minuteMs } from '#platform/shared/durations.ts'

const checkIntervals = [1, 2, 5, 15, 60, 180, 720].map((minutes) => minutes * minuteMs)
/** A deposit is checked for this long after its creation, because payers can finish late (docs/payments.md §3.2). */
const checkedForMs = 14 * dayMs

/** Returns when to check a deposit again that has been checked `checks` times; null when it is too old to change. */
export const nextCheckAt = (checks: number, createdAt: Date, now: Date, random: () => number): Date | null => {
  const wait = (checkIntervals[Math.max(0, checks - 1)] ?? dayMs) * (0.9 + random() / 5)
  const at = new Date(now.getTime() + wait)
  return at.getTime() - createdAt.getTime() > checkedForMs ? null : at
}

/**
 * Reads the payment of a deposit from its provider and applies the result. Concurrent and repeated checks are safe.
 * @throws {ProviderUnreachableError} when there was no usable response; the deposit is unchanged
 */
export const checkAndBookDeposit = async (
  { db, clock, log, random }: Platform,
  providers: ConfiguredPaymentProviders,
  id: string,
): Promise<void> => {
  const deposit = await readDepositById(db, id)
  const provider = deposit === undefined ? undefined : providers[deposit.channel]
  if (deposit === undefined || provider === undefined) return
  const { next_check_at: due } = deposit
  const scheduledNext = () => nextCheckAt(deposit.checks, deposit.created_at, clock.now(), random)
  try {
    const facts = await provider.readPayment({
      reference: deposit.reference,
      providerId: deposit.provider_id ?? undefined,
      scale: deposit.scale,
    })
    const now = clock.now()
    if (facts !== undefined && facts.reference !== deposit.reference) throw new ProviderUnreachableError('an answer about another payment')
    if (facts === undefined && deposit.status === 'created' && deposit.expires_at < now)
      await inTransaction(db, async (tx) => {
        // A concurrent check may have settled the deposit.
        const locked = await lockDepositByReference(tx, deposit.reference)
        if (locked?.status === 'created') await updateDeposit(tx, id, { status: 'failed', reason: 'the provider never opened it' })
      })
    const outcome = facts === undefined ? 'open' : await applyPaymentFacts(db, provider, facts, now)
    if (outcome === 'review') log.warn({ deposit: id }, 'a deposit needs a look')
    // A late webhook can make a finished deposit due once more; after that check nothing is scheduled.
    await setNextDepositCheck(db, id, due, outcome === 'open' || outcome === 'failed' ? scheduledNext() : null)
  } catch (error) {
    if (error instanceof ProviderUnreachableError) await setNextDepositCheck(db, id, due, scheduledNext())
    throw error
  }
}
