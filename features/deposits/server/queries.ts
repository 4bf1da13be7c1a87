import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Channel } from '../contract.ts'

/** A quote is honoured for fifteen minutes (product.md §6). */
export const quoteMinutes = 15

export interface Pair {
  currency: string
  channel: Channel
  scale: number
  min: bigint
  max: bigint
}

/** The currency and channel pairs that are open. */
export const readPairs = async (db: Database | Tx): Promise<Pair[]> => {
  const rows = await db
    .selectFrom('deposit_channel')
    .innerJoin('asset', 'asset.code', 'deposit_channel.currency')
    .select(['currency', 'channel', 'scale', 'min_amount', 'max_amount'])
    .where('enabled', '=', true)
    .orderBy('currency')
    .orderBy('channel')
    .execute()
  return rows.map((row) => ({
    currency: row.currency,
    channel: row.channel as Channel,
    scale: row.scale,
    min: BigInt(row.min_amount),
    max: BigInt(row.max_amount),
  }))
}

export interface RateRow {
  id: string
  currency: string
  deposit_rate: string
}

/** The rate in force; undefined for a currency without one. */
export const readRate = (db: Database | Tx, currency: string, now: Date): Promise<RateRow | undefined> =>
  db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'deposit_rate'])
    .where('currency', '=', currency)
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A rate that was shown and may still be asked for: in force, or replaced less than a quarter of an hour ago. */
export const readShownRate = async (db: Database | Tx, id: number, currency: string, now: Date): Promise<RateRow | undefined> => {
  const rate = await db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'deposit_rate'])
    .where('id', '=', String(id))
    .where('currency', '=', currency)
    .where('valid_from', '<=', now)
    .executeTakeFirst()
  if (rate === undefined) return undefined
  const then = await readRate(db, currency, new Date(now.getTime() - quoteMinutes * 60_000))
  const today = await readRate(db, currency, now)
  return rate.id === then?.id || rate.id === today?.id ? rate : undefined
}

const columns = [
  'deposit.id',
  'member_id',
  'channel',
  'reference',
  'provider_id',
  'currency',
  'scale',
  'amount',
  'deposit_rate',
  'usd_cents',
  'expires_at',
  'checkout_url',
  'status',
  'created_at',
  'checks',
] as const

const rows = (db: Database | Tx) => db.selectFrom('deposit').innerJoin('asset', 'asset.code', 'deposit.currency').select(columns)
export type DepositRow = Omit<Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number], 'channel'> & { channel: Channel }
const deposits = (db: Database | Tx) => rows(db).$castTo<DepositRow>()

/** One deposit of a member. */
export const readDeposit = (db: Database | Tx, memberId: string, id: string): Promise<DepositRow | undefined> =>
  deposits(db).where('deposit.id', '=', id).where('member_id', '=', memberId).executeTakeFirst()

/** The deposit that one intent has made. */
export const readDepositOf = (db: Database, intent: string): Promise<DepositRow | undefined> =>
  deposits(db).where('intent', '=', intent).executeTakeFirst()

/** One deposit, whoever made it. */
export const readAnyDeposit = (db: Database | Tx, id: string): Promise<DepositRow | undefined> =>
  deposits(db).where('deposit.id', '=', id).executeTakeFirst()

/** The deposit in the sight of the one transaction that may change it. */
export const lockDeposit = (tx: Tx, reference: string): Promise<DepositRow | undefined> =>
  deposits(tx).where('reference', '=', reference).forNoKeyUpdate('deposit').executeTakeFirst()

/** All of a member's deposits, for the export. */
export const readOwnDeposits = (db: Database, memberId: string): Promise<DepositRow[]> =>
  deposits(db).where('member_id', '=', memberId).orderBy('created_at').execute()

export interface UnderReview {
  reference: string
  channel: string
  currency: string
  amount: string
  reason: string | null
}

/** Deposits that wait for a person, oldest first. */
export const readReview = (db: Database): Promise<UnderReview[]> =>
  db
    .selectFrom('deposit')
    .select(['reference', 'channel', 'currency', 'amount', 'reason'])
    .where('status', '=', 'review')
    .orderBy('created_at')
    .execute()
