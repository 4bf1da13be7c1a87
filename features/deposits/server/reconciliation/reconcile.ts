import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { createConfiguredPaymentProviders } from '../providers/configured-providers.ts'
import { type ListedPayment, type PaymentProvider, ProviderUnreachableError, type TimeRange } from '../providers/provider.ts'
import { type DepositRow, readDepositsByReference, readCurrencyScales, readDepositsSettledBetween } from '../queries.ts'
import { type ReconciliationDifference, saveReconciliation, type Reconciliation } from './reconciliation-store.ts'
import { scheduleDepositCheckNow } from '../store.ts'

/** The form of our references. Payments with another reference belong to other services on the same provider account. */
const ourReference = /^dep-[a-z2-7]{26}$/
const decided = new Set(['settled', 'reversed', 'review', 'refunded'])
const formatAmount = ({ amount, scale, currency }: DepositRow) => `${formatMinorUnits(amount, scale)} ${currency}`

const comparePayment = (payment: ListedPayment, deposit: DepositRow | undefined): ReconciliationDifference | undefined => {
  const { reference, written: theirs } = payment
  if (deposit === undefined) return { reference, kind: 'missing_here', ours: null, theirs }
  const sides = { reference, ours: `${formatAmount(deposit)}, ${deposit.status}`, theirs }
  if (payment.currency !== deposit.currency || payment.amount !== BigInt(deposit.amount)) return { ...sides, kind: 'amount' }
  return decided.has(deposit.status) ? undefined : { ...sides, kind: 'not_credited' }
}

/**
 * Asks the provider about a settled deposit that is missing from its list. A payment at the edge of the time range can be missing without
 * being a difference.
 */
const checkUnlisted = async (provider: PaymentProvider, deposit: DepositRow): Promise<ReconciliationDifference | undefined> => {
  const { reference, scale } = deposit
  const facts = await provider.readPayment({ reference, providerId: deposit.provider_id ?? undefined, scale })
  if (facts?.state === 'paid') return undefined
  return { reference, kind: 'missing_there', ours: formatAmount(deposit), theirs: facts?.status ?? null }
}

const compare = async (
  db: Database,
  provider: PaymentProvider,
  span: TimeRange,
): Promise<Pick<Reconciliation, 'listed' | 'ofOtherServices' | 'differences'>> => {
  const scales = await readCurrencyScales(db)
  const list = await provider.listPayments(span, (currency) => scales.get(currency))
  const ours = list.filter(({ reference }) => ourReference.test(reference))
  const known = await readDepositsByReference(
    db,
    provider.channel,
    ours.map(({ reference }) => reference),
  )
  const differences = ours.flatMap((payment) => comparePayment(payment, known.get(payment.reference)) ?? [])
  const listed = new Set(ours.map(({ reference }) => reference))
  for (const deposit of await readDepositsSettledBetween(db, provider.channel, span))
    if (!listed.has(deposit.reference)) differences.push(...[await checkUnlisted(provider, deposit)].filter((one) => one !== undefined))
  return { listed: ours.length, ofOtherServices: list.length - ours.length, differences }
}

/**
 * Compares the deposits of a time range with the payment list of each provider, stores the differences, and makes the deposits that differ
 * due for a check.
 * @returns one reconciliation for each provider; `failure` says why a list could not be read
 */
export const reconcileDeposits = async (
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'log'>,
  span: TimeRange,
): Promise<Reconciliation[]> => {
  const { db, clock, log } = platform
  const reconciliations: Reconciliation[] = []
  for (const provider of Object.values(createConfiguredPaymentProviders(platform))) {
    if (provider === undefined) continue
    const { channel } = provider
    const compared = await compare(db, provider, span).then(
      (found) => ({ ...found, failure: null }),
      (error: unknown) => {
        if (!(error instanceof ProviderUnreachableError)) throw error
        return { listed: 0, ofOtherServices: 0, differences: [], failure: error.message.slice(0, 300) }
      },
    )
    const reconciliation: Reconciliation = { channel, ...span, at: clock.now(), ...compared }
    await inTransaction(db, async (tx) => {
      await saveReconciliation(tx, reconciliation)
      for (const { reference, kind } of reconciliation.differences)
        if (kind !== 'missing_here') await scheduleDepositCheckNow(tx, reference, clock.now())
    })
    const { failure, differences } = reconciliation
    if (failure !== null || differences.length > 0)
      log.warn({ channel, failure, differences: differences.length }, 'deposits differ from the list of a provider')
    reconciliations.push(reconciliation)
  }
  return reconciliations
}
