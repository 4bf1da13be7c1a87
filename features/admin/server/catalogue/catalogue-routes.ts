import type { MemberContext } from '#platform/server/context.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../../catalogue-contract.ts'
import { addCatalogueItem, changeCreditTerms, changeCatalogueItem, getCreditTerms, listCatalogueItems, withRandomId } from './catalogue.ts'
import { uploadGiftPicture } from './gift-pictures/upload-gift-picture.ts'
import { boostCatalogue, createGiftCatalogue, planCatalogue } from './item-catalogues.ts'

/** Registers the endpoints for the catalogues of gifts, boosts and plans and for the price of credits. */
export const serveCatalogue = (routes: Routes): void => {
  const { storage } = routes.platform
  const giftCatalogue = createGiftCatalogue(storage)
  const gifts = async ({ db }: MemberContext) => ({ data: { gifts: await listCatalogueItems(db, giftCatalogue) } })
  registerRoute(routes, contract.listGiftItems, gifts)
  registerRoute(routes, contract.addGiftItem, async (ctx, { body }) => {
    await addCatalogueItem(ctx, giftCatalogue, withRandomId(body))
    return gifts(ctx)
  })
  registerRoute(routes, contract.changeGiftItem, async (ctx, { params, body }) => {
    await changeCatalogueItem(ctx, giftCatalogue, { ...params, ...body })
    return gifts(ctx)
  })
  registerRoute(routes, contract.uploadGiftPicture, async (ctx, { files }) => ({
    data: { picture: await uploadGiftPicture(ctx, files, storage) },
  }))

  const boosts = async ({ db }: MemberContext) => ({ data: { boosts: await listCatalogueItems(db, boostCatalogue) } })
  registerRoute(routes, contract.listBoostItems, boosts)
  registerRoute(routes, contract.addBoostItem, async (ctx, { body }) => {
    await addCatalogueItem(ctx, boostCatalogue, withRandomId(body))
    return boosts(ctx)
  })
  registerRoute(routes, contract.changeBoostItem, async (ctx, { params, body }) => {
    await changeCatalogueItem(ctx, boostCatalogue, { ...params, ...body })
    return boosts(ctx)
  })

  const plans = async ({ db }: MemberContext) => ({ data: { plans: await listCatalogueItems(db, planCatalogue) } })
  registerRoute(routes, contract.listPlanItems, plans)
  registerRoute(routes, contract.addPlanItem, async (ctx, { body }) => {
    await addCatalogueItem(ctx, planCatalogue, body)
    return plans(ctx)
  })
  registerRoute(routes, contract.changePlanItem, async (ctx, { params, body }) => {
    await changeCatalogueItem(ctx, planCatalogue, { ...params, ...body })
    return plans(ctx)
  })

  const terms = async (ctx: MemberContext) => ({ data: { price: await getCreditTerms(ctx) } })
  registerRoute(routes, contract.getCreditTerms, terms)
  registerRoute(routes, contract.changeCreditTerms, async (ctx, { body }) => {
    await changeCreditTerms(ctx, body)
    return terms(ctx)
  })
}
