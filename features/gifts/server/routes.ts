import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { declineGift } from './decline-gift.ts'
import { createDeletePictureHandler, deletePictureJob } from './pictures/picture-jobs.ts'
import { servePictures } from './pictures/serve-pictures.ts'
import { purchaseGift } from './purchase-gift.ts'
import { redeemGift } from './redeem-gift.ts'
import { registerGiftReturnJob } from './return-gifts.ts'
import { showGift, showGifts, showGiftPlans, showGiftRecipient } from './show-gifts.ts'

/** Serves gifts and their pictures. */
export const serveGifts = (routes: Routes): void => {
  const { db, jobs, storage } = routes.platform
  registerGiftReturnJob(routes.platform)
  jobs.handle(deletePictureJob, createDeletePictureHandler(db, storage))
  servePictures(routes)
  registerRoute(routes, contract.listGiftPlans, async (ctx) => ({ data: await showGiftPlans(ctx) }))
  registerRoute(routes, contract.listMyGifts, async (ctx) => ({ data: await showGifts(ctx) }))
  registerRoute(routes, contract.getGift, async (ctx, { params }) => ({ data: await showGift(ctx, params.id) }))
  registerRoute(routes, contract.getGiftRecipient, async (ctx, { params }) => ({ data: await showGiftRecipient(ctx, params.uid) }))
  registerRoute(routes, contract.purchaseGift, async (ctx, { params, body }) => ({ data: await purchaseGift(ctx, { ...params, ...body }) }))
  registerRoute(routes, contract.redeemGift, async (ctx, { params, body }) => ({ data: await redeemGift(ctx, { ...params, ...body }) }))
  registerRoute(routes, contract.declineGift, async (ctx, { params }) => ({ data: await declineGift(ctx, params.id) }))
}
