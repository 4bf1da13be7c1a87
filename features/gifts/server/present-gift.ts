import { readPeerCards } from '#features/chat/server/index.ts'
import { readGiftConversion } from '#features/subscriptions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { formatCents } from '#platform/shared/money.ts'
import { calculateRedeemedGiftCredits, type Gift, giftPicturePaths, type GiftPlan } from '../contract.ts'
import { type GiftPlanRow, type GiftWithPlan, translateGiftPlanName, readGift } from './queries.ts'

/** The member who looks at gifts, with the time and the language. */
export interface GiftViewContext {
  viewerId: string
  now: Date
  locale: Locale
}

/** Presents a gift plan in a language. `price_cents` is its price, or what was paid for a gift. */
export const presentGiftPlan = (
  { id, names, icon, picture, price_cents }: Pick<GiftPlanRow, 'id' | 'names' | 'icon' | 'picture' | 'price_cents'>,
  locale: Locale,
): GiftPlan => ({
  id,
  name: translateGiftPlanName(names, locale),
  icon,
  picture: picture === null ? null : giftPicturePaths(picture),
  amount: formatCents(price_cents),
})

/** Presents gifts as the viewer sees them. Gifts with a member the viewer may not see are left out. */
export const presentGifts = async (
  db: Database | Tx,
  { viewerId, now, locale }: GiftViewContext,
  rows: readonly GiftWithPlan[],
): Promise<Gift[]> => {
  const people = await readPeerCards(db, {
    viewerId,
    ids: [...new Set(rows.flatMap(({ from_id, to_id }) => [from_id, to_id]))],
    now,
    locale,
  })
  const conversion = await readGiftConversion(db, viewerId, now)
  const creditsIn = ({ to_id, status, credits, price_cents, conversion: fixed }: GiftWithPlan): number | null => {
    if (to_id !== viewerId) return null
    if (status === 'open') return Number(calculateRedeemedGiftCredits(BigInt(price_cents), fixed ?? conversion))
    return credits === null ? null : Number(credits)
  }
  return rows.flatMap((row) => {
    const [from, to] = [people.get(row.from_id), people.get(row.to_id)]
    if (from === undefined || to === undefined) return []
    return [
      {
        id: row.id,
        plan: presentGiftPlan({ ...row, id: row.plan_id }, locale),
        from,
        to,
        note: row.note,
        status: row.status as Gift['status'],
        credits: creditsIn(row),
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      },
    ]
  })
}

/**
 * Presents one gift as the viewer sees it.
 * @throws {AppError} platform.not_found for a gift of other members or with a member the viewer may not see
 */
export const presentGift = async (db: Database | Tx, viewing: GiftViewContext, id: string): Promise<Gift> => {
  const row = await readGift(db, id)
  if (row === undefined || ![row.from_id, row.to_id].includes(viewing.viewerId)) throw new AppError(platformErrors.not_found)
  const [gift] = await presentGifts(db, viewing, [row])
  if (gift === undefined) throw new AppError(platformErrors.not_found)
  return gift
}
