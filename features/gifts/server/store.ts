import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'

/** A gift as stored. */
export type GiftRow = Selectable<DB['gift']>

/** A gift to store. */
export interface NewGift {
  id: string
  plan_id: string
  from_id: string
  to_id: string
  /** In US cents. */
  price_cents: number
  note: string | null
  intent: string
  created_at: Date
  expires_at: Date
}

/** Stores an open gift. */
export const insertGift = (tx: Tx, gift: NewGift): Promise<GiftRow> =>
  tx.insertInto('gift').values(gift).returningAll().executeTakeFirstOrThrow()

/** Stores the conversion of a gift, in percent. */
export const setGiftConversion = async (tx: Tx, id: string, conversion: number): Promise<void> => {
  await tx.updateTable('gift').set({ conversion }).where('id', '=', id).execute()
}

/** How a gift ends. */
export interface GiftEnding {
  status: 'redeemed' | 'declined' | 'returned'
  /** The credits the receiver got. */
  credits?: bigint
  /** The idempotency key of the call that ended the gift. */
  intent?: string
  now: Date
}

/** Ends an open gift and returns it; undefined when it has already ended. Only one of several concurrent calls succeeds. */
export const endGift = (tx: Tx, id: string, { status, credits, intent, now }: GiftEnding): Promise<GiftRow | undefined> =>
  tx
    .updateTable('gift')
    .set({ status, credits: credits === undefined ? null : String(credits), end_intent: intent ?? null, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()

/** Deletes every gift a member gave or received. None of them may be open. */
export const deleteGiftsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('gift')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}

/** A gift plan as administrators edit it. A retired plan (`active: false`) is not on sale, but bought gifts still show it. */
export interface EditableGiftPlan {
  id: string
  /** Names by language; English is required and the fallback. */
  names: TextsByLanguage
  /** One of `giftIcons` of the contract. */
  icon: string
  /** The id of the own picture that is shown instead of the icon; null without one. */
  picture: string | null
  /** In US cents, above zero. */
  price_cents: number
  position: number
  active: boolean
}

/** Inserts or updates a gift plan; bought gifts keep their price. */
export const saveGiftPlan = async (tx: Tx, { id, names, ...item }: EditableGiftPlan): Promise<void> => {
  const values = { ...item, names: JSON.stringify(names) }
  await tx
    .insertInto('gift_plan')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
