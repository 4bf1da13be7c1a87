import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import type { Doubt } from '../doubt-contract.ts'
import type { Channel } from '../contract.ts'
import type { Span } from './providers/provider.ts'

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

/** A member's deposits that were taken back after they were spent, the oldest first. */
export const readOwed = (tx: Tx, memberId: string): Promise<{ id: string; reference: string; channel: Channel; owed_cents: string }[]> =>
  tx
    .selectFrom('deposit')
    .select(['id', 'reference', 'channel', 'owed_cents'])
    .where('member_id', '=', memberId)
    .where('owed_cents', '>', '0')
    .orderBy('created_at')
    .forNoKeyUpdate()
    .$castTo<{ id: string; reference: string; channel: Channel; owed_cents: string }>()
    .execute()

/** Every pair of currency and channel, closed ones too, and the rate in force of each currency. */
export const readPriceList = async (db: Database, now: Date) => {
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
  return { pairs: pairs.map((pair) => ({ ...pair, channel: pair.channel as Channel })), rates }
}

/** Digits after the point, by currency. */
export const readScales = async (db: Database): Promise<Map<string, number>> => {
  const assets = await db.selectFrom('asset').select(['code', 'scale']).execute()
  return new Map(assets.map(({ code, scale }) => [code, scale]))
}

/** The deposits of a channel with these references. */
export const readByReferences = async (db: Database, channel: Channel, references: readonly string[]): Promise<Map<string, DepositRow>> => {
  const found = await deposits(db)
    .where('channel', '=', channel)
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute()
  return new Map(found.map((deposit) => [deposit.reference, deposit]))
}

/** What was credited through a channel in a span and not taken back since. */
export const readSettledBetween = (db: Database, channel: Channel, { from, until }: Span): Promise<DepositRow[]> =>
  deposits(db)
    .where('channel', '=', channel)
    .where('status', '=', 'settled')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .orderBy('settled_at')
    .execute()

/** A payment that waits for a person. */
export interface UnderReview {
  id: string
  memberId: string
  reference: string
  channel: Channel
  currency: string
  /** What was asked for, as a decimal of the currency, and what it would have brought in dollars. */
  amount: string
  usd: string
  doubt: Doubt
  at: Date
}

/** Deposits that wait for a person, oldest first. */
export const listReviews = async (db: Database | Tx): Promise<UnderReview[]> => {
  const waiting = await rows(db).where('status', '=', 'review').orderBy('created_at').execute()
  return waiting.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    reference: row.reference,
    channel: row.channel as Channel,
    currency: row.currency,
    amount: formatMinorUnits(row.amount, row.scale),
    usd: formatCents(row.usd_cents),
    // A release before doubts, which may still run beside this one, writes a sentence.
    doubt: (row.doubt as Doubt | null) ?? { kind: 'noted', text: row.reason ?? '' },
    at: row.created_at,
  }))
}
