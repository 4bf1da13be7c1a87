import type { MemberContext } from '#platform/server/context.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../../catalogue-contract.ts'
import { addItem, changeCreditTerms, changeItem, getCreditTerms, listItems, withRandomId } from './catalogue.ts'
import { boostCatalogue, giftCatalogue, planCatalogue } from './item-catalogues.ts'

/** Registers the endpoints for the catalogues of gifts, boosts and plans and for the price of credits. */
export const serveCatalogue = (routes: Routes): void => {
  const gifts = async ({ db }: MemberContext) => ({ data: { gifts: await listItems(db, giftCatalogue) } })
  route(routes, contract.listGiftItems, gifts)
  route(routes, contract.addGiftItem, async (ctx, { body }) => {
    await addItem(ctx, giftCatalogue, withRandomId(body))
    return gifts(ctx)
  })
  route(routes, contract.changeGiftItem, async (ctx, { params, body }) => {
    await changeItem(ctx, giftCatalogue, { ...params, ...body })
    return gifts(ctx)
  })

  const boosts = async ({ db }: MemberContext) => ({ data: { boosts: await listItems(db, boostCatalogue) } })
  route(routes, contract.listBoostItems, boosts)
  route(routes, contract.addBoostItem, async (ctx, { body }) => {
    await addItem(ctx, boostCatalogue, withRandomId(body))
    return boosts(ctx)
  })
  route(routes, contract.changeBoostItem, async (ctx, { params, body }) => {
    await changeItem(ctx, boostCatalogue, { ...params, ...body })
    return boosts(ctx)
  })

  const plans = async ({ db }: MemberContext) => ({ data: { plans: await listItems(db, planCatalogue) } })
  route(routes, contract.listPlanItems, plans)
  route(routes, contract.addPlanItem, async (ctx, { body }) => {
    await addItem(ctx, planCatalogue, body)
    return plans(ctx)
  })
  route(routes, contract.changePlanItem, async (ctx, { params, body }) => {
    await changeItem(ctx, planCatalogue, { ...params, ...body })
    return plans(ctx)
  })

  const terms = async (ctx: MemberContext) => ({ data: { price: await getCreditTerms(ctx) } })
  route(routes, contract.getCreditTerms, terms)
  route(routes, contract.changeCreditTerms, async (ctx, { body }) => {
    await changeCreditTerms(ctx, body)
    return terms(ctx)
  })
}
