import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { listPlans as endpoint, Subscription } from '../contract.ts'
import { totalUnusedCents } from './allowance/unused-value.ts'
import { createPlanPresenter, presentSubscription } from './present-plan.ts'
import { readEntitlement, readOpenPeriods, readPlans } from './queries.ts'

/** Returns a member's current plan, as they see it. */
export const showSubscription = async (db: Database | Tx, memberId: string, now: Date, locale: Locale): Promise<Subscription> => {
  const running = await readEntitlement(db, memberId, now)
  return presentSubscription(running, totalUnusedCents(await readOpenPeriods(db, memberId, now), running, now), locale)
}

/** Lists the plans on sale and the caller's current plan, which may be retired. */
export const listPlans = async ({ db, actor, now, locale }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const plans = (await readPlans(db)).filter(({ active }) => active)
  return { data: { plans: plans.map(createPlanPresenter(locale)), running: await showSubscription(db, actor.id, now, locale) } }
}
