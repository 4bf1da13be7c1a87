import * as z from 'zod'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { PlanId } from '../contract.ts'
import { freePlanId, type PlanRow, readPlans } from './queries.ts'
import { savePlan } from './store.ts'

/** A safe upper limit for prices and allowances. */
const most = 1_000_000
const Name = text(1, 40)

/** A plan as administrators edit it. */
export const SubscriptionPlan = z.object({
  id: PlanId,
  name: Name,
  /** Translated names by language. */
  names: z.record(z.string(), Name),
  price_cents: z.int().min(0).max(most),
  period_days: z.int().min(1).max(366),
  messages: z.int().min(0).max(most),
  calls: z.int().min(0).max(most),
  gift_conversion: z.int().min(0).max(100),
  position: z.int().min(0).max(1000),
  /** A retired plan stays valid for members who have it. */
  active: z.boolean(),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

const present = (plan: PlanRow): SubscriptionPlan => ({ ...plan, names: plan.names as SubscriptionPlan['names'] })

/** Lists every plan, including retired ones. */
export const readAllSubscriptionPlans = async (db: Database | Tx): Promise<SubscriptionPlan[]> => (await readPlans(db)).map(present)

/**
 * Adds or changes a plan for future purchases; members keep the terms they bought. The Free plan stays free and active, and no other plan
 * is free.
 * @throws {AppError} platform.invalid
 */
export const saveSubscriptionPlan = async (tx: Tx, given: SubscriptionPlan): Promise<void> => {
  const { success, data: plan, error } = SubscriptionPlan.safeParse(given)
  if (!success) {
    const fields = Object.fromEntries(error.issues.map(({ path }) => [String(path[0] ?? 'id'), [platformErrors.invalid]]))
    throw new AppError(platformErrors.invalid, { fields })
  }
  const isFree = plan.id === freePlanId
  if (isFree !== (plan.price_cents === 0)) throw new AppError(platformErrors.invalid, { fields: { price_cents: [platformErrors.invalid] } })
  if (isFree && !plan.active) throw new AppError(platformErrors.invalid, { fields: { active: [platformErrors.invalid] } })
  await savePlan(tx, plan)
}
