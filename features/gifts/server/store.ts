import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'

export type GiftRow = Selectable<DB['gift']>

/** One at a time between two members: whatever is decided about them while this is held stays so until the transaction ends. */
export const lockPair = async (tx: Tx, a: string, b: string): Promise<void> => {
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gifts of ${pair}`}, 0))`.execute(tx)
}

export interface NewGift {
  id: string
  plan_id: string
  from_id: string
  to_id: string
  /** US cents. */
  price_cents: number
  note: string | null
  intent: string
  created_at: Date
  expires_at: Date
}

/** Writes down a gift that is open from now on. */
export const insertGift = (tx: Tx, gift: NewGift): Promise<GiftRow> =>
  tx.insertInto('gift').values(gift).returningAll().executeTakeFirstOrThrow()

/** Fixes what percent of its price a gift brings in credits. */
export const setGiftConversion = async (tx: Tx, id: string, conversion: number): Promise<void> => {
  await tx.updateTable('gift').set({ conversion }).where('id', '=', id).execute()
}

export interface GiftEnding {
  status: 'redeemed' | 'declined' | 'returned'
  /** What it brought whoever redeemed it. */
  credits?: bigint
  /** The call that asked for it. */
  intent?: string
  now: Date
}

/** Ends an open gift; undefined when it was over already. Of several at once, one gets the gift. */
export const endGift = (tx: Tx, id: string, { status, credits, intent, now }: GiftEnding): Promise<GiftRow | undefined> =>
  tx
    .updateTable('gift')
    .set({ status, credits: credits === undefined ? null : String(credits), end_intent: intent ?? null, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/** Forgets every gift a member gave or received; none of them is open any more. */
export const deleteGiftsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('gift')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}

/** A gift as the console edits it; retiring it (`active: false`) keeps it in the history of those who have it. */
export interface GiftPlanItem {
  id: string
  /** English is always there; another language falls back to it. */
  names: Partial<Record<Locale, string>> & { en: string }
  /** One of `giftIcons` of the contract. */
  icon: string
  /** US cents, above zero. */
  price_cents: number
  position: number
  active: boolean
}

/** Adds a gift to the catalogue or changes one; gifts that were bought keep their price. */
export const saveGiftPlan = async (tx: Tx, { id, names, ...item }: GiftPlanItem): Promise<void> => {
  const values = { ...item, names: JSON.stringify(names) }
  await tx
    .insertInto('gift_plan')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
