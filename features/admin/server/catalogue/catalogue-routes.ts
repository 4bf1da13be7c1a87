import type { MemberContext } from '#platform/server/context.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../../catalogue-contract.ts'
import { addItem, changeCreditTerms, changeItem, showCreditTerms, showShelf, withId } from './catalogue.ts'
import { boostShelf, giftShelf, planShelf } from './item-catalogues.ts'

/** Serves what is on offer to administrators: gifts, boosts, plans and the price of credits. */
export const mountCatalogue = (routes: Routes): void => {
  const gifts = async ({ db }: MemberContext) => ({ data: { gifts: await showShelf(db, giftShelf) } })
  route(routes, contract.listGiftItems, gifts)
  route(routes, contract.addGiftItem, async (ctx, { body }) => {
    await addItem(ctx, giftShelf, withId(body))
    return gifts(ctx)
  })
  route(routes, contract.changeGiftItem, async (ctx, { params, body }) => {
    await changeItem(ctx, giftShelf, { ...params, ...body })
    return gifts(ctx)
  })

  const boosts = async ({ db }: MemberContext) => ({ data: { boosts: await showShelf(db, boostShelf) } })
  route(routes, contract.listBoostItems, boosts)
  route(routes, contract.addBoostItem, async (ctx, { body }) => {
    await addItem(ctx, boostShelf, withId(body))
    return boosts(ctx)
  })
  route(routes, contract.changeBoostItem, async (ctx, { params, body }) => {
    await changeItem(ctx, boostShelf, { ...params, ...body })
    return boosts(ctx)
  })

  const plans = async ({ db }: MemberContext) => ({ data: { plans: await showShelf(db, planShelf) } })
  route(routes, contract.listPlanItems, plans)
  route(routes, contract.addPlanItem, async (ctx, { body }) => {
    await addItem(ctx, planShelf, body)
    return plans(ctx)
  })
  route(routes, contract.changePlanItem, async (ctx, { params, body }) => {
    await changeItem(ctx, planShelf, { ...params, ...body })
    return plans(ctx)
  })

  const terms = async (ctx: MemberContext) => ({ data: { price: await showCreditTerms(ctx) } })
  route(routes, contract.getCreditTerms, terms)
  route(routes, contract.changeCreditTerms, async (ctx, { body }) => {
    await changeCreditTerms(ctx, body)
    return terms(ctx)
  })
}
