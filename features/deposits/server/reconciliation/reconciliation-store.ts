import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { PaymentChannel } from '../../contract.ts'

/** A payment that only we or only the provider know, or that both record differently. */
export interface ReconciliationDifference {
  reference: string
  kind: 'missing_here' | 'not_credited' | 'missing_there' | 'amount'
  /** The payment as we record it (`ours`) and as the provider does (`theirs`); null when that side has none. */
  ours: string | null
  theirs: string | null
}

/** The result of one comparison of our deposits with a provider's own list of payments. */
export interface Reconciliation {
  channel: PaymentChannel
  from: Date
  until: Date
  at: Date
  /** How many payments in the provider's list are ours. */
  listed: number
  /** How many payments in the list belong to other services on the same provider account. */
  ofOtherServices: number
  /** Why the list could not be read; null when it could. */
  failure: string | null
  differences: readonly ReconciliationDifference[]
}

/** Stores a reconciliation with its differences. */
export const saveReconciliation = async (tx: Tx, { from, until, ofOtherServices, differences, ...rest }: Reconciliation): Promise<void> => {
  const id = randomUUID()
  await tx
    .insertInto('reconciliation')
    .values({ id, from_at: from, until_at: until, foreign_count: ofOtherServices, ...rest })
    .execute()
  if (differences.length === 0) return
  await tx
    .insertInto('reconciliation_difference')
    .values(differences.map((difference) => ({ reconciliation_id: id, ...difference, reference: difference.reference.slice(0, 100) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists the newest reconciliations, each with its differences. */
export const listReconciliations = async (db: Database | Tx, limit = 20): Promise<Reconciliation[]> => {
  const made = await db.selectFrom('reconciliation').selectAll().orderBy('at', 'desc').orderBy('channel').limit(limit).execute()
  const ids = made.map(({ id }) => id)
  const all =
    ids.length === 0
      ? []
      : await db.selectFrom('reconciliation_difference').selectAll().where('reconciliation_id', 'in', ids).orderBy('reference').execute()
  return made.map(({ id, channel, from_at, until_at, at, listed, foreign_count, failure }) => ({
    channel: channel as PaymentChannel,
    from: from_at,
    until: until_at,
    at,
    listed,
    ofOtherServices: foreign_count,
    failure,
    differences: all
      .filter(({ reconciliation_id }) => reconciliation_id === id)
      .map(({ reference, kind, ours, theirs }) => ({ reference, kind: kind as ReconciliationDifference['kind'], ours, theirs })),
  }))
}
