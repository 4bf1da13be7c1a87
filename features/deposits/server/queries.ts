import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import type { ReviewReason } from '../review-reason-contract.ts'
import type { PaymentChannel } from '../contract.ts'
import type { TimeRange } from './providers/provider.ts'

/** How many minutes a quote is valid (docs/product.md §6). */
export const quoteValidMinutes = 15

/** A currency with one payment channel that takes it. `min` and `max` are in the smallest unit of the currency. */
export interface CurrencyChannel {
  currency: string
  channel: PaymentChannel
  scale: number
  min: bigint
  max: bigint
}

/** Reads the enabled pairs of currency and channel. */
export const readEnabledCurrencyChannels = async (db: Database | Tx): Promise<CurrencyChannel[]> => {
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
    channel: row.channel as PaymentChannel,
    scale: row.scale,
    min: BigInt(row.min_amount),
    max: BigInt(row.max_amount),
  }))
}

/** An exchange rate. `deposit_rate` is the price of a US dollar in units of the currency, as a decimal. */
export interface ExchangeRateRow {
  id: string
  currency: string
  deposit_rate: string
}

/** Reads the exchange rate of a currency that is in force at `now`; undefined for a currency without one. */
export const readExchangeRateInForce = (db: Database | Tx, currency: string, now: Date): Promise<ExchangeRateRow | undefined> =>
  db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'deposit_rate'])
    .where('currency', '=', currency)
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Reads an exchange rate that a member saw, if it is in force or was replaced less than 15 minutes ago; otherwise undefined.
 */
export const readHonouredExchangeRate = async (
  db: Database | Tx,
  id: number,
  currency: string,
  now: Date,
): Promise<ExchangeRateRow | undefined> => {
  const rate = await db
    .selectFrom('exchange_rate')
    .select(['id', 'currency', 'deposit_rate'])
    .where('id', '=', String(id))
    .where('currency', '=', currency)
    .where('valid_from', '<=', now)
    .executeTakeFirst()
  if (rate === undefined) return undefined
  const then = await readExchangeRateInForce(db, currency, new Date(now.getTime() - quoteValidMinutes * minuteMs))
  const today = await readExchangeRateInForce(db, currency, now)
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
  'credited_amount',
  'credited_cents',
  'expires_at',
  'checkout_url',
  'status',
  'created_at',
  'checks',
  'next_check_at',
  'reason',
  'doubt',
] as const

const rows = (db: Database | Tx) => db.selectFrom('deposit').innerJoin('asset', 'asset.code', 'deposit.currency').select(columns)
/** A deposit with the decimal places of its currency. */
export type DepositRow = Omit<Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number], 'channel'> & { channel: PaymentChannel }
const deposits = (db: Database | Tx) => rows(db).$castTo<DepositRow>()

/** Reads one deposit of a member; undefined when the member has no such deposit. */
export const readMemberDeposit = (db: Database | Tx, memberId: string, id: string): Promise<DepositRow | undefined> =>
  deposits(db).where('deposit.id', '=', id).where('member_id', '=', memberId).executeTakeFirst()

/** Reads the deposit that was created with an idempotency key (`intent`); undefined when there is none. */
export const readDepositByIdempotencyKey = (db: Database, intent: string): Promise<DepositRow | undefined> =>
  deposits(db).where('intent', '=', intent).executeTakeFirst()

/** Reads one deposit of any member; undefined when there is none. */
export const readDepositById = (db: Database | Tx, id: string): Promise<DepositRow | undefined> =>
  deposits(db).where('deposit.id', '=', id).executeTakeFirst()

/** Reads a deposit by our reference and locks it until the transaction ends. */
export const lockDepositByReference = (tx: Tx, reference: string): Promise<DepositRow | undefined> =>
  deposits(tx).where('reference', '=', reference).forNoKeyUpdate('deposit').executeTakeFirst()

/** Reads all of a member's deposits, for the export. */
export const readMemberDeposits = (db: Database, memberId: string): Promise<DepositRow[]> =>
  deposits(db).where('member_id', '=', memberId).orderBy('created_at').execute()

/** Reads a member's deposits by id. */
export const readMemberDepositsById = (db: Database, memberId: string, ids: readonly string[]): Promise<DepositRow[]> =>
  deposits(db).where('member_id', '=', memberId).where('deposit.id', 'in', ids).execute()

/** Reads and locks the reversed deposits that a member still owes money for, oldest first. */
export const lockDepositsWithDebt = (
  tx: Tx,
  memberId: string,
): Promise<{ id: string; reference: string; channel: PaymentChannel; owed_cents: string }[]> =>
  tx
    .selectFrom('deposit')
    .select(['id', 'reference', 'channel', 'owed_cents'])
    .where('member_id', '=', memberId)
    .where('owed_cents', '>', '0')
    .orderBy('created_at')
    .forNoKeyUpdate()
    .$castTo<{ id: string; reference: string; channel: PaymentChannel; owed_cents: string }>()
    .execute()

/** Reads the decimal places of each currency, by currency code. */
export const readCurrencyScales = async (db: Database): Promise<Map<string, number>> => {
  const assets = await db.selectFrom('asset').select(['code', 'scale']).execute()
  return new Map(assets.map(({ code, scale }) => [code, scale]))
}

/** Reads deposits of a channel by our references, as a map from reference to deposit. */
export const readDepositsByReference = async (
  db: Database,
  channel: PaymentChannel,
  references: readonly string[],
): Promise<Map<string, DepositRow>> => {
  const found = await deposits(db)
    .where('channel', '=', channel)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute()
  return new Map(found.map((deposit) => [deposit.reference, deposit]))
}

/** Reads the deposits of a channel that were credited in a time range and are not reversed. */
export const readDepositsSettledBetween = (db: Database, channel: PaymentChannel, { from, until }: TimeRange): Promise<DepositRow[]> =>
  deposits(db)
    .where('channel', '=', channel)
    .where('status', '=', 'settled')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .orderBy('settled_at')
    .execute()

/** A deposit that waits for an administrator's decision. */
export interface DepositUnderReview {
  id: string
  memberId: string
  reference: string
  channel: PaymentChannel
  currency: string
  /** The requested amount, as a decimal of the currency in `amount` and of US dollars in `usd`. */
  amount: string
  usd: string
  doubt: ReviewReason
  at: Date
}

/** Lists deposits under review, oldest first. */
export const listDepositsUnderReview = async (db: Database | Tx): Promise<DepositUnderReview[]> => {
  const waiting = await rows(db).where('status', '=', 'review').orderBy('created_at').execute()
  return waiting.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    reference: row.reference,
    channel: row.channel as PaymentChannel,
    currency: row.currency,
    amount: formatMinorUnits(row.amount, row.scale),
    usd: formatCents(row.usd_cents),
    // An older release, which can run at the same time, stores only a sentence in `reason`.
    doubt: (row.doubt as ReviewReason | null) ?? { kind: 'noted', text: row.reason ?? '' },
    at: row.created_at,
  }))
}

/** Reads every pair of currency and channel, disabled ones too, and the exchange rate of each currency that is in force. */
export const readDepositChannelsAndRates = async (db: Database, now: Date) => {
  const pairs = await db
    .selectFrom('deposit_channel')
    .innerJoin('asset', 'asset.code', 'deposit_channel.currency')
    .select(['currency', 'channel', 'enabled', 'min_amount', 'max_amount', 'scale'])
    .orderBy('currency')
    .orderBy('channel')
    .execute()
  const rates = await db
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', 'mid', 'spread_bps', 'deposit_rate', 'source', 'valid_from'])
    .where('valid_from', '<=', now)
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .execute()
  return { pairs: pairs.map((pair) => ({ ...pair, channel: pair.channel as PaymentChannel })), rates }
}
