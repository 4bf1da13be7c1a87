import type { Operation } from '../context.ts'
import { isGiftMember, spend } from './spend.ts'

const boost: Operation = {
  name: 'boost',
  weight: 5,
  fits: ({ boosts }) => boosts.length > 0,
  run: async (world, [member], random, key) => {
    const { id, cents } = random.pick(world.catalogue.boosts)
    await spend(world, member, { path: `/profile/boost/${id}`, key, cents, kind: 'boost' })
  },
}

/**
 * A plan, and later more of the same: another one would give back unused time, which is worth what the clock says. Members who write paid
 * messages stay with the plan they began with, or their messages would cost something else.
 */
const plan: Operation = {
  name: 'plan',
  weight: 4,
  fits: ({ plans }) => plans.length > 0,
  run: async (world, [member], random, key) => {
    if (!isGiftMember(member)) return
    const account = world.model.account(member.id)
    const chosen = account.plan ?? random.pick(world.catalogue.plans)
    if (
      (await spend(world, member, { path: `/subscriptions/${chosen.id}/subscribe`, key, cents: chosen.cents, kind: 'plan' })) !== undefined
    )
      account.plan = chosen
  },
}

export const purchases: readonly Operation[] = [boost, plan]
