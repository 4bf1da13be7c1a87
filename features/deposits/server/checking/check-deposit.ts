import type { Platform } from '#platform/server/platform.ts'
import { type PaymentProvider, ProviderUnreachable } from '../providers/provider.ts'
import { lockDeposit, readDepositById } from '../queries.ts'
import { settleDeposit } from '../booking/settle-deposit.ts'
import { updateDeposit, setNextCheck } from '../store.ts'
import { inTransaction } from '#platform/server/db/database.ts'

const minute = 60_000
const day = 24 * 60 * minute
const checkIntervals = [1, 2, 5, 15, 60, 180, 720].map((minutes) => minutes * minute)
/** Payers finish late; after this nobody does (payments.md §3.2). */
const checkedForMs = 14 * day

/** When to look again after so many looks; null when there is nothing to wait for any more. */
export const nextCheckAt = (checks: number, createdAt: Date, now: Date, random: () => number): Date | null => {
  const wait = (checkIntervals[Math.max(0, checks - 1)] ?? day) * (0.9 + random() / 5)
  const at = new Date(now.getTime() + wait)
  return at.getTime() - createdAt.getTime() > checkedForMs ? null : at
}

export type ConfiguredProviders = Partial<Record<string, PaymentProvider>>

/**
 * Asks the provider about one deposit and does what the answer says. Asking twice, or from two processes, does no harm.
 * @throws {ProviderUnreachable} when there was no answer; the deposit stays as it was
 */
export const checkDeposit = async ({ db, clock, log, random }: Platform, providers: ConfiguredProviders, id: string): Promise<void> => {
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
    if (facts !== undefined && facts.reference !== deposit.reference) throw new ProviderUnreachable('an answer about another payment')
    if (facts === undefined && deposit.status === 'created' && deposit.expires_at < now)
      await inTransaction(db, async (tx) => {
        // Another look may have settled it meanwhile.
        const locked = await lockDeposit(tx, deposit.reference)
        if (locked?.status === 'created') await updateDeposit(tx, id, { status: 'failed', reason: 'the provider never opened it' })
      })
    const outcome = facts === undefined ? 'open' : await settleDeposit(db, provider, facts, now)
    if (outcome === 'review') log.warn({ deposit: id }, 'a deposit needs a look')
    // A late notice makes a deposit due that is done: this look was its last.
    await setNextCheck(db, id, due, outcome === 'open' || outcome === 'failed' ? scheduledNext() : null)
  } catch (error) {
    if (error instanceof ProviderUnreachable) await setNextCheck(db, id, due, scheduledNext())
    throw error
  }
}
