import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { declineGift } from './decline-gift.ts'
import { purchaseGift } from './purchase-gift.ts'
import { redeemGift } from './redeem-gift.ts'
import { handleGiftReturns } from './return-gifts.ts'
import { showGift, showGifts, showGiftPlans, showRecipient } from './show-gifts.ts'

/** Serves gifts. */
export const serveGifts = (routes: Routes): void => {
  handleGiftReturns(routes.platform)
  route(routes, contract.listGiftPlans, async (ctx) => ({ data: await showGiftPlans(ctx) }))
  route(routes, contract.listMyGifts, async (ctx) => ({ data: await showGifts(ctx) }))
  route(routes, contract.getGift, async (ctx, { params }) => ({ data: await showGift(ctx, params.id) }))
  route(routes, contract.getRecipient, async (ctx, { params }) => ({ data: await showRecipient(ctx, params.uid) }))
  route(routes, contract.purchaseGift, async (ctx, { params, body }) => ({ data: await purchaseGift(ctx, { ...params, ...body }) }))
  route(routes, contract.redeemGift, async (ctx, { params, body }) => ({ data: await redeemGift(ctx, { ...params, ...body }) }))
  route(routes, contract.declineGift, async (ctx, { params }) => ({ data: await declineGift(ctx, params.id) }))
}
