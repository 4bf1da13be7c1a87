import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { formatCents } from '#platform/shared/money.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { listBoostPlans as endpoint } from '../contract.ts'
import { presentBoost } from './present-boost.ts'
import { readAllBoostPlans, readLastContinuousBoost } from './queries.ts'

/** How long the results of an ended boost are shown, in milliseconds. */
const lookBackMs = 30 * dayMs

/** Returns the plans on sale, and the caller's running or latest boost. */
export const showBoosts = async ({ actor, db, now }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const plans = (await readAllBoostPlans(db)).filter(({ active }) => active)
  const run = await readLastContinuousBoost(db, actor.id)
  const isShown = run !== undefined && run.endsAt.getTime() > now.getTime() - lookBackMs
  const shown = isShown ? await presentBoost(db, actor.id, run, now) : null
  const isRunning = isShown && run.endsAt > now
  return {
    data: {
      plans: plans.map(({ id, period, price }) => ({ id, period, price: formatCents(price), currency: 'USD' })),
      boost: isRunning ? shown : null,
      last: isRunning ? null : shown,
    },
  }
}
