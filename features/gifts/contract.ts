import * as z from 'zod'
import { chatErrors, Conversation } from '#features/chat/contract.ts'
import { Wallet, walletErrors } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'
import { Amount } from '#platform/shared/money.ts'

export const giftErrors = errorCodes('gifts', {
  unauthenticated: 401,
  insufficient_funds: 422,
  oneself: 403,
  no_note: 403,
  retired: 409,
  ended: 409,
  credits_changed: 409,
})

/** The longest note of a gift, in characters. */
export const maxGiftNoteLength = 140
/** Days until an unredeemed gift is returned to its buyer. */
export const giftExpiryDays = 60

/** The gift icons the client can draw. */
export const giftIcons = [
  'rose',
  'chocolates',
  'bouquet',
  'teddy',
  'perfume',
  'necklace',
  'weekend',
  'ring',
  'heart',
  'cake',
  'drum',
  'gift',
] as const
export type GiftIcon = (typeof giftIcons)[number]

/** Widths of the stored versions of a gift's own picture in pixels. The pictures are square. */
export const giftPictureSizes = [96, 256] as const

/** The id of an own picture of a gift. */
export const GiftPictureId = z.string().regex(/^[\da-f]{24}$/, platformErrors.invalid.code)

/** Paths of an own picture by width in pixels. The picture under a path never changes. */
const GiftPicturePaths = z.object({ 96: z.string(), 256: z.string() })

/** Returns the paths of an own picture by its id. */
export const giftPicturePaths = (id: string): z.infer<typeof GiftPicturePaths> => ({
  96: `/gift-pictures/${id}/96.webp`,
  256: `/gift-pictures/${id}/256.webp`,
})

/** Returns the whole credits a gift is redeemed for: its price in US cents times the receiver's conversion in percent, rounded down. */
export const calculateRedeemedGiftCredits = (cents: bigint, conversion: number): bigint => (cents * BigInt(conversion)) / 100n

export const GiftPlan = z.object({
  id: Id,
  /** In the caller's language. */
  name: z.string(),
  /** The drawn icon. */
  icon: z.string(),
  /** The operator's own picture, shown instead of the icon; null without one. */
  picture: GiftPicturePaths.nullable(),
  /** US dollars, as a decimal. */
  amount: z.string().regex(/^\d+\.\d{2}$/),
})
export type GiftPlan = z.infer<typeof GiftPlan>

const GiftParty = Conversation.shape.person.pick({ id: true, firstname: true, lastname: true, image: true, image_blur: true })
/** The giver or receiver of a gift. */
export type GiftParty = z.infer<typeof GiftParty>

/** `returned`: refunded to the buyer without the receiver's decision, after 60 days, after a block or when one of the two leaves. */
const giftStatuses = ['open', 'redeemed', 'declined', 'returned'] as const

/** A gift that one member has bought for another. What is for sale is a `GiftPlan`. */
export const Gift = z.object({
  id: Id,
  /** The gift plan; its `amount` is the price that was paid. */
  plan: GiftPlan,
  from: GiftParty,
  to: GiftParty,
  note: z.string().nullable(),
  status: z.enum(giftStatuses),
  /** The whole credits the receiver gets or got for it. Null for the giver, because the number reveals the receiver's plan. */
  credits: z.int().nonnegative().nullable(),
  created_at: Moment,
  /** When an open gift is returned. */
  expires_at: Moment,
})
export type Gift = z.infer<typeof Gift>

const signedOut = giftErrors.unauthenticated

export const listGiftPlans = endpoint({
  method: 'GET',
  path: '/gift/plans',
  access: 'guest',
  signedOut,
  summary: 'Lists the gifts on sale in display order',
  response: data(z.object({ plans: z.array(GiftPlan) })),
})

export const listMyGifts = endpoint({
  method: 'GET',
  path: '/gift/my/plans',
  access: 'guest',
  signedOut,
  summary: 'Lists gifts received and sent: all open ones, then the last 200 ended ones of each, newest first',
  response: data(z.object({ received: z.array(Gift), sent: z.array(Gift) })),
})

export const getGift = endpoint({
  method: 'GET',
  path: '/gift/:id',
  access: 'guest',
  signedOut,
  summary: 'Returns a gift that the caller gave or received',
  params: z.object({ id: Id }),
  response: data(z.object({ gift: Gift })),
  errors: [platformErrors.not_found],
})

export const getGiftRecipient = endpoint({
  method: 'GET',
  path: '/gift/recipients/:uid',
  access: 'member',
  signedOut,
  summary: 'Returns a possible receiver of a gift, and whether a note may come with it: only if the caller may write to them',
  params: z.object({ uid: Id }),
  response: data(z.object({ person: GiftParty, takes_note: z.boolean() })),
  errors: [giftErrors.oneself, platformErrors.not_found],
})

export const purchaseGift = endpoint({
  method: 'POST',
  path: '/gift/:planId/purchase/:uid',
  access: 'member',
  signedOut,
  movesMoney: true,
  summary: 'Buys a gift for a member with dollars; the price stays in escrow until it is redeemed, declined or returned',
  params: z.object({ planId: Id, uid: Id }),
  body: z.object({
    note: text(0, maxGiftNoteLength).nullish(),
    /** The price the buyer saw; the call fails when it has changed. */
    amount: Amount(2).optional(),
  }),
  response: data(z.object({ gift: Gift, wallet: Wallet })),
  errors: [
    chatErrors.closed,
    giftErrors.insufficient_funds,
    giftErrors.oneself,
    giftErrors.no_note,
    giftErrors.retired,
    walletErrors.price_changed,
    platformErrors.conflict,
    platformErrors.not_found,
  ],
})

export const redeemGift = endpoint({
  method: 'POST',
  path: '/gift/:id/redeem',
  access: 'member',
  signedOut,
  movesMoney: true,
  summary: "Redeems an open gift for credits: its price in cents times the gift conversion of the caller's plan, rounded down",
  params: z.object({ id: Id }),
  body: z.object({
    /** The credits the receiver saw; the call fails for a different number. */
    credits: Amount(0).optional(),
  }),
  response: data(z.object({ gift: Gift, wallet: Wallet })),
  errors: [giftErrors.ended, giftErrors.credits_changed, walletErrors.nothing, platformErrors.conflict, platformErrors.not_found],
})

export const declineGift = endpoint({
  method: 'POST',
  path: '/gift/:id/decline',
  access: 'member',
  signedOut,
  movesMoney: true,
  summary: 'Declines an open gift and refunds the buyer at once',
  params: z.object({ id: Id }),
  response: data(z.object({ gift: Gift })),
  errors: [giftErrors.ended, platformErrors.conflict, platformErrors.not_found],
})

/** Sent to both members when a gift arrives or changes. Clients fetch the details. */
export const giftEvent = serverEvent(
  'gift',
  z.object({
    gift: z.object({
      id: Id,
      plan_id: Id,
      from_id: Id,
      to_id: Id,
      amount: GiftPlan.shape.amount,
      note: z.string().nullable(),
      status: z.enum(giftStatuses),
      created_at: Moment,
    }),
  }),
)
