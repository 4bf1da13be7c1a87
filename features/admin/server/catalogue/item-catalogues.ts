import { type BoostPlanItem, readAllBoostPlans, saveBoostPlan } from '#features/boosts/server/index.ts'
import type { GiftIcon } from '#features/gifts/contract.ts'
import { readAllGiftPlans, replaceGiftPicture, saveGiftPlan } from '#features/gifts/server/index.ts'
import { readAllSubscriptionPlans, saveSubscriptionPlan } from '#features/subscriptions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { TextsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { adminErrors } from '../../entry-contract.ts'
import { requireNoGiftProfit } from '../money/gift-profit.ts'

/** Fields that gifts, boosts and plans share. */
export interface CatalogueItem {
  id: string
  /** US cents. */
  price: bigint
  order: number
  active: boolean
  /** Undefined for boosts, which the service names by their length. */
  names?: TextsByLanguage
}
interface Gift extends CatalogueItem {
  names: TextsByLanguage
  icon: GiftIcon
  picture: string | null
}
interface Boost extends CatalogueItem {
  period: number
}
interface Plan extends CatalogueItem {
  names: TextsByLanguage
  period: number
  messages: number
  calls: number
  gift_conversion: number
}

/** Reads and writes one of the catalogues for the console. */
export interface ItemCatalogue<One extends CatalogueItem> {
  /** Kind of the audit subject. */
  kind: 'gift' | 'boost' | 'plan'
  read: (db: Database | Tx) => Promise<One[]>
  /**
   * Runs before a change is saved, in the same transaction: checks the change and does what it requires. `before` is undefined for a new item.
   * @throws {AppError} when the change is refused
   */
  prepare?: (tx: Tx, before: One | undefined, after: One, now: Date) => Promise<void>
  save: (tx: Tx, item: One) => Promise<void>
  /** Checks all prices after a change, in its transaction. @throws {AppError} when they are not allowed together */
  check?: (tx: Tx, now: Date) => Promise<void>
}

/** Creates the catalogue of gifts, whose own pictures are in `storage`. */
export const createGiftCatalogue = (storage: Storage): ItemCatalogue<Gift> => ({
  kind: 'gift',
  read: async (db) =>
    (await readAllGiftPlans(db)).map(({ id, names, icon, picture, price_cents, position, active }) => ({
      id,
      names,
      icon: icon as GiftIcon,
      picture,
      price: BigInt(price_cents),
      order: position,
      active,
    })),
  prepare: async (tx, before, after, now) => {
    const isStored = await replaceGiftPicture(tx, { storage, now }, { before: before?.picture ?? null, after: after.picture })
    if (!isStored) throw new AppError(adminErrors.gift_picture_gone, { fields: { picture: [adminErrors.gift_picture_gone] } })
  },
  save: (tx, { price, order, ...item }) => saveGiftPlan(tx, { ...item, price_cents: Number(price), position: order }),
})

/** The catalogue of boosts. */
export const boostCatalogue: ItemCatalogue<Boost> = {
  kind: 'boost',
  read: async (db) => (await readAllBoostPlans(db)).map(({ position, ...item }: BoostPlanItem) => ({ ...item, order: position })),
  save: (tx, { order, ...item }) => saveBoostPlan(tx, { ...item, position: order }),
}

/** The catalogue of plans. */
export const planCatalogue: ItemCatalogue<Plan> = {
  kind: 'plan',
  read: async (db) =>
    (await readAllSubscriptionPlans(db)).map(({ name, names, price_cents, period_days, position, ...item }) => ({
      ...item,
      names: { ...names, en: name },
      price: BigInt(price_cents),
      period: period_days,
      order: position,
    })),
  save: (tx, { price, period, order, names: { en, ...names }, ...item }) =>
    saveSubscriptionPlan(tx, {
      ...item,
      name: en,
      names,
      price_cents: Number(price),
      period_days: period,
      position: order,
    }).catch((error: unknown) => {
      throw toFreePlanError(error)
    }),
  check: (tx, now) => requireNoGiftProfit(tx, 'gift_conversion', now),
}

/** Returns the error for a refused plan. A plan that fits the schema can only break the rules for the plan Free. */
const toFreePlanError = (error: unknown): unknown => {
  const fields = error instanceof AppError ? Object.keys(error.details.fields ?? {}) : []
  const field = fields.includes('price_cents') ? 'price' : 'active'
  if (field === 'active' && !fields.includes('active')) return error
  return new AppError(adminErrors.free_plan, { fields: { [field]: [adminErrors.free_plan] } })
}
