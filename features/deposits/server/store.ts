import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { toStorableText } from '#platform/shared/text-checks.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { PaymentChannel } from '../contract.ts'
import type { ReviewReason } from '../review-reason-contract.ts'

/** A deposit to insert; `amount` is in the smallest unit of the currency. */
export interface NewDeposit {
  id: string
  member_id: string
  intent: string
  channel: PaymentChannel
  reference: string
  currency: string
  amount: bigint
  rate_id: string
  deposit_rate: string
  usd_cents: bigint
  expires_at: Date
  next_check_at: Date
  created_at: Date
}

/** Stores a deposit before its checkout is opened; false when its idempotency key (`intent`) already has a deposit. */
export const insertDeposit = async (db: Database, deposit: NewDeposit): Promise<boolean> => {
  const { amount, usd_cents, ...rest } = deposit
  const inserted = await db
    .insertInto('deposit')
    .values({ ...rest, amount: String(amount), usd_cents: String(usd_cents) })
    .onConflict((conflict) => conflict.column('intent').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Frees the idempotency key of a deposit that got no checkout, so that a retry can start another. The sweep keeps checking this one. */
export const freeDepositIdempotencyKey = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable('deposit')
    .set({ intent: sql`intent || ' ' || id` })
    .where('id', '=', id)
    .execute()
}

/** Stores the checkout of a deposit and when to check it next. The status `created` becomes `open`; other statuses stay. */
export const storeCheckout = async (
  db: Database | Tx,
  id: string,
  checkout: { url: string; providerId: string | undefined },
  nextCheckAt: Date,
) => {
  await db
    .updateTable('deposit')
    .set({ checkout_url: checkout.url, provider_id: checkout.providerId ?? null, next_check_at: nextCheckAt })
    .set({ status: sql`case when status = 'created' then 'open' else status end` })
    .where('id', '=', id)
    .execute()
}

/** Columns to change on a deposit. */
export interface DepositChange {
  status?: 'failed' | 'review' | 'settled' | 'reversed' | 'refunded'
  /** Why the deposit failed, for the operator. */
  reason?: string
  /** Why the deposit is under review. */
  doubt?: ReviewReason
  provider_status?: string
  provider_id?: string
  journal_id?: string
  settled_at?: Date
  credited_amount?: string
  credited_cents?: string
  owed_cents?: string
  /** Null when no further check is needed. */
  next_check_at?: Date | null
}

/** Updates a deposit that the caller has locked. */
export const updateDeposit = async (tx: Tx, id: string, { doubt, ...change }: DepositChange): Promise<void> => {
  const changes = { ...change, ...(doubt === undefined ? {} : { doubt: JSON.stringify(doubt) }) }
  await tx.updateTable('deposit').set(changes).where('id', '=', id).execute()
}

/** Claims up to `limit` deposits that are due for a check, for one minute: no other process checks them meanwhile. Returns their ids. */
export const claimDepositsDueForCheck = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update deposit set next_check_at = ${new Date(now.getTime() + 60_000)}, checks = checks + 1
    where id in (select id from deposit where next_check_at <= ${now} order by next_check_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Schedules the next check of a deposit at `at` (null: none), if the check is still scheduled for `due`. Otherwise a webhook has scheduled another
 * check meanwhile, which must stay.
 */
export const setNextDepositCheck = async (db: Database, id: string, due: Date | null, at: Date | null): Promise<void> => {
  await db
    .updateTable('deposit')
    .set({ next_check_at: at })
    .where('id', '=', id)
    .where(sql<boolean>`next_check_at is not distinct from ${due}::timestamptz`)
    .execute()
}

/** Makes the deposit with our reference due for a check at once. Deposits that are reversed, refunded or under review do not change. */
export const scheduleDepositCheckNow = async (tx: Tx, reference: string, now: Date): Promise<void> => {
  await tx
    .updateTable('deposit')
    .set({ next_check_at: now })
    .where('reference', '=', reference)
    .where('status', 'in', ['created', 'open', 'failed', 'settled'])
    .execute()
}

/** Finds our reference for the provider's ids, in the deposit itself or in an earlier webhook event that had both. */
export const findReferenceByProviderIds = async (
  tx: Tx,
  channel: PaymentChannel,
  { request, transaction }: { request: string | undefined; transaction: string | undefined },
): Promise<string | undefined> => {
  const { rows } = await sql<{ reference: string }>`
    select reference from deposit where channel = ${channel} and provider_id = ${request ?? null}::text
    union all select reference from provider_notice
      where channel = ${channel} and reference is not null and content->'resource'->>'transactionId' = ${transaction ?? null}::text
    limit 1`.execute(tx)
  return rows[0]?.reference
}

/** A webhook event to store. */
export interface NewWebhookEvent {
  channel: PaymentChannel
  dedupe: string
  event: string
  reference: string | undefined
  content: Record<string, unknown>
}

/** Stores a webhook event of a payment provider. A repeated delivery only raises the event's count of deliveries. */
export const recordWebhookEvent = async (tx: Tx, event: NewWebhookEvent, now: Date): Promise<void> => {
  await tx
    .insertInto('provider_notice')
    .values({
      channel: event.channel,
      dedupe: toStorableText(event.dedupe, 300),
      event: toStorableText(event.event, 100),
      reference: event.reference === undefined ? null : toStorableText(event.reference, 100),
      content: JSON.stringify(event.content),
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'dedupe']).doUpdateSet({ deliveries: sql`provider_notice.deliveries + 1` }))
    .execute()
}

/** Deletes payment webhook events that are older than 90 days. */
export const purgeOldWebhookEvents = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'provider_notice', { by: 'received_at', upTo: new Date(now.getTime() - 90 * dayMs) })

/** Empties the texts of a member's deposits and the contents of webhook events about them. */
export const erasePayerData = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .updateTable('provider_notice')
    .set({ content: '{}' })
    .where('reference', 'in', tx.selectFrom('deposit').select('reference').where('member_id', '=', memberId))
    .execute()
  await tx
    .updateTable('deposit')
    .set({ checkout_url: null, reason: null, doubt: null, provider_status: null })
    .where('member_id', '=', memberId)
    .execute()
}

/** An exchange rate to insert; `mid` and `deposit_rate` are decimals. */
export interface NewExchangeRateRow {
  currency: string
  mid: string
  spread_bps: number
  deposit_rate: string
  source: string
  valid_from: Date
}

/** Inserts an exchange rate; false when the currency already has a rate with the same `valid_from`. */
export const insertExchangeRate = async (db: Database | Tx, rate: NewExchangeRateRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('exchange_rate')
    .values(rate)
    .onConflict((conflict) => conflict.columns(['currency', 'valid_from']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Enables or disables a currency for a channel; false when the pair does not exist. */
export const storeDepositChannelEnabled = async (db: Tx, currency: string, channel: string, enabled: boolean): Promise<boolean> => {
  const changed = await db
    .updateTable('deposit_channel')
    .set({ enabled })
    .where('currency', '=', currency)
    .where('channel', '=', channel)
    .returning('currency')
    .executeTakeFirst()
  return changed !== undefined
}
