import type { Operation } from '../context.ts'
import { usesGiftsAndPlans, makePurchase } from './spend.ts'

const boost: Operation = {
  name: 'boost',
  weight: 5,
  fits: ({ boosts }) => boosts.length > 0,
  run: async (world, [member], random, key) => {
    const { id, cents } = random.pick(world.catalogue.boosts)
    await makePurchase(world, member, { path: `/profile/boost/${id}`, key, cents, kind: 'boost' })
  },
}

/**
 * Buys a plan, and later extends it. A change of plan is left out, because the credit for unused time depends on the clock. Members who send paid
 * messages keep the Free plan, because a plan would change the cost of their messages.
 */
const plan: Operation = {
  name: 'plan',
  weight: 4,
  fits: ({ plans }) => plans.length > 0,
  run: async (world, [member], random, key) => {
    if (!usesGiftsAndPlans(member)) return
    const account = world.model.account(member.id)
    const chosen = account.plan ?? random.pick(world.catalogue.plans)
    if (
      (await makePurchase(world, member, { path: `/subscriptions/${chosen.id}/subscribe`, key, cents: chosen.cents, kind: 'plan' })) !==
      undefined
    )
      account.plan = chosen
  },
}

export const purchaseOperations: readonly Operation[] = [boost, plan]
