import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { giftIcons, GiftPictureId } from '#features/gifts/contract.ts'
import { PlanId } from '#features/subscriptions/contract.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'
import { textsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'
import { toMinorUnits } from '#platform/shared/money.ts'
import { adminErrors } from './entry-contract.ts'

/** The highest price in the catalogue: 10,000 US dollars, in cents. */
const maxCents = 1_000_000n

/** Parses a price of at least `least` cents, given in US dollars as decimal text or as a JSON number, into cents. */
const Price = (least: bigint) =>
  z.union([z.string().max(40), z.number()], platformErrors.required.code).transform((given, context): bigint => {
    const cents = toMinorUnits(String(given), 2)
    const refuse = (code: string): never => {
      context.addIssue({ code: 'custom', message: code, input: given })
      return z.NEVER
    }
    if (given === '') return refuse(platformErrors.required.code)
    if (cents === undefined) return refuse(platformErrors.invalid.code)
    if (cents < least) return refuse(platformErrors.too_small.code)
    return cents > maxCents ? refuse(platformErrors.too_big.code) : cents
  })

const count = (least: number, most: number) => z.int().min(least).max(most)
const Names = textsByLanguage(text(1, 40))

const shared = { order: count(0, 1000), active: z.boolean() }
const gift = {
  names: Names,
  icon: z.enum(giftIcons),
  /** The id of an uploaded picture, shown instead of the icon. */
  picture: GiftPictureId.nullable(),
  price: Price(1n),
  ...shared,
}
const boost = { period: count(1, 365), price: Price(1n), ...shared }
const plan = {
  names: Names,
  /** US dollars. Zero for the plan Free, and only for that plan. */
  price: Price(0n),
  /** Length in days. */
  period: count(1, 366),
  messages: count(0, 1_000_000),
  calls: count(0, 1_000_000),
  /** Percent of a gift's price that is paid out in credits. */
  gift_conversion: count(0, 100),
  ...shared,
}

const Usd = z.string().regex(/^\d+\.\d{2}$/)
const GiftItem = z.object({ ...gift, id: Id, icon: z.string(), price: Usd })
const BoostItem = z.object({ ...boost, id: Id, price: Usd })
const PlanItem = z.object({ ...plan, id: PlanId, price: Usd })
export type GiftItem = z.infer<typeof GiftItem>
export type BoostItem = z.infer<typeof BoostItem>
export type PlanItem = z.infer<typeof PlanItem>

const gifts = data(z.object({ gifts: z.array(GiftItem) }))
const boosts = data(z.object({ boosts: z.array(BoostItem) }))
const plans = data(z.object({ plans: z.array(PlanItem) }))

const reading = { method: 'GET', access: 'admin' } as const
const adding = { method: 'POST', access: 'admin', console: 'fresh', status: 201 } as const
const changing = { method: 'PUT', access: 'admin', console: 'fresh' } as const
const known = { params: z.object({ id: Id }), errors: [platformErrors.not_found] }
const reason = { reason: AuditReason }

export const listGiftItems = endpoint({
  ...reading,
  path: '/admin/catalogue/gifts',
  summary: 'Lists all gifts in display order, including retired ones',
  response: gifts,
})
export const addGiftItem = endpoint({
  ...adding,
  path: '/admin/catalogue/gifts',
  summary: 'Adds a gift to the catalogue',
  body: z.object({ ...gift, picture: gift.picture.default(null), active: z.boolean().default(true), ...reason }),
  response: gifts,
  errors: [adminErrors.gift_picture_gone],
})
export const changeGiftItem = endpoint({
  ...changing,
  ...known,
  path: '/admin/catalogue/gifts/:id',
  summary:
    'Changes, retires or restores a gift for future purchases; absent fields stay as they are. A picture also shows on gifts that were bought before',
  body: z.object(gift).partial().extend(reason),
  response: gifts,
  errors: [...known.errors, adminErrors.gift_picture_gone],
})
export const uploadGiftPicture = endpoint({
  ...adding,
  path: '/admin/catalogue/gift-pictures',
  summary: 'Makes the versions of a picture and returns its id; a gift has it once it is saved with it, within a day',
  upload: 'picture',
  response: data(z.object({ picture: GiftPictureId })),
  errors: [
    adminErrors.gift_picture_format,
    adminErrors.gift_picture_size,
    adminErrors.gift_picture_shape,
    platformErrors.too_large,
    platformErrors.required,
  ],
})

export const listBoostItems = endpoint({
  ...reading,
  path: '/admin/catalogue/boosts',
  summary: 'Lists all boosts in display order, including retired ones',
  response: boosts,
})
export const addBoostItem = endpoint({
  ...adding,
  path: '/admin/catalogue/boosts',
  summary: 'Adds a boost to the catalogue',
  body: z.object({ ...boost, active: z.boolean().default(true), ...reason }),
  response: boosts,
})
export const changeBoostItem = endpoint({
  ...changing,
  ...known,
  path: '/admin/catalogue/boosts/:id',
  summary: 'Changes, retires or restores a boost for future purchases; absent fields stay as they are',
  body: z.object(boost).partial().extend(reason),
  response: boosts,
})

export const listPlanItems = endpoint({
  ...reading,
  path: '/admin/catalogue/plans',
  summary: 'Lists all plans in display order, including retired ones',
  response: plans,
})
export const addPlanItem = endpoint({
  ...adding,
  path: '/admin/catalogue/plans',
  summary: 'Adds a plan to the catalogue, under a permanent id',
  body: z.object({ ...plan, id: PlanId, active: z.boolean().default(true), ...reason }),
  response: plans,
  errors: [adminErrors.id_taken, adminErrors.free_plan, adminErrors.gift_profit],
})
export const changePlanItem = endpoint({
  ...changing,
  params: z.object({ id: PlanId }),
  path: '/admin/catalogue/plans/:id',
  summary: 'Changes, retires or restores a plan for future purchases; absent fields stay as they are',
  body: z.object(plan).partial().extend(reason),
  response: plans,
  errors: [platformErrors.not_found, adminErrors.free_plan, adminErrors.gift_profit],
})

const CreditTerms = z.object({ credits_per_usd: z.int(), usd_per_100_credits: Usd, valid_from: Moment })
export type CreditTerms = z.infer<typeof CreditTerms>
const creditTerms = data(z.object({ price: CreditTerms }))

export const getCreditTerms = endpoint({
  ...reading,
  path: '/admin/catalogue/credits',
  summary: 'Returns the buying and selling price of credits, and since when they apply',
  response: creditTerms,
})
export const changeCreditTerms = endpoint({
  ...changing,
  path: '/admin/catalogue/credits',
  summary: 'Sets the price of credits; the selling price never exceeds the buying price',
  body: z.object({ credits_per_usd: count(1, 10_000), usd_per_100_credits: Price(1n), ...reason }),
  response: creditTerms,
  errors: [walletErrors.sells_dearer, adminErrors.gift_profit],
})
