import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { createConfiguredPaymentProviders } from '../providers/configured-providers.ts'
import { type ListedPayment, type PaymentProvider, ProviderUnreachableError, type TimeRange } from '../providers/provider.ts'
import { type DepositRow, readDepositsByReference, readCurrencyScales, readDepositsSettledBetween } from '../queries.ts'
import { type ReconciliationDifference, saveReconciliation, type Reconciliation } from './reconciliation-store.ts'
import { scheduleDepositCheckNow } from '../store.ts'

/** The form of our references. Other payments in a list belong to other services on the same account. */
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

/** Reads a deposit that the list lacks from the provider, because a payment at the edge of the time range can be missing. */
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
): Promise<Pick<Reconciliation, 'listed' | 'foreign' | 'differences'>> => {
  const scales = await readCurrencyScales(db)
  const list = await provider.listPayments(span, (currency) => scales.get(currency))
  const mine = list.filter(({ reference }) => ourReference.test(reference))
  const known = await readDepositsByReference(
    db,
    provider.channel,
    mine.map(({ reference }) => reference),
  )
  const differences = mine.flatMap((payment) => comparePayment(payment, known.get(payment.reference)) ?? [])
  const listed = new Set(mine.map(({ reference }) => reference))
  for (const deposit of await readDepositsSettledBetween(db, provider.channel, span))
    if (!listed.has(deposit.reference)) differences.push(...[await checkUnlisted(provider, deposit)].filter((one) => one !== undefined))
  return { listed: mine.length, foreign: list.length - mine.length, differences }
}

/**
 * Compares the deposits of a time range with each provider's list, stores the differences and makes those deposits due for a check.
 * @returns one comparison for each provider; `failure` says why a list could not be read
 */
export const reconcileDeposits = async (
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'log'>,
  span: TimeRange,
): Promise<Reconciliation[]> => {
  const { db, clock, log } = platform
  const made: Reconciliation[] = []
  for (const provider of Object.values(createConfiguredPaymentProviders(platform))) {
    if (provider === undefined) continue
    const { channel } = provider
    const compared = await compare(db, provider, span).then(
      (found) => ({ ...found, failure: null }),
      (error: unknown) => {
        if (!(error instanceof ProviderUnreachableError)) throw error
        return { listed: 0, foreign: 0, differences: [], failure: error.message.slice(0, 300) }
      },
    )
    const one: Reconciliation = { channel, ...span, at: clock.now(), ...compared }
    await inTransaction(db, async (tx) => {
      await saveReconciliation(tx, one)
      for (const { reference, kind } of one.differences)
        if (kind !== 'missing_here') await scheduleDepositCheckNow(tx, reference, clock.now())
    })
    if (one.failure !== null || one.differences.length > 0)
      log.warn({ channel, failure: one.failure, differences: one.differences.length }, 'deposits differ from the list of a provider')
    made.push(one)
  }
  return made
}
