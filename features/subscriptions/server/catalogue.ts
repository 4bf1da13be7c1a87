import * as z from 'zod'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { PlanId } from '../contract.ts'
import { freePlanId, type PlanRow, readPlans } from './queries.ts'
import { savePlan } from './store.ts'

/** At most a year, and far more than anybody needs. */
const most = 1_000_000
const Name = text(1, 40)

/** A plan as an administrator edits it. */
export const SubscriptionPlan = z.object({
  id: PlanId,
  name: Name,
  /** The name by language, where it is another one. */
  names: z.partialRecord(z.enum(locales), Name),
  price_cents: z.int().min(0).max(most),
  period_days: z.int().min(1).max(366),
  messages: z.int().min(0).max(most),
  calls: z.int().min(0).max(most),
  gift_conversion: z.int().min(0).max(100),
  position: z.int().min(0).max(1000),
  /** A plan that is sold no longer stays for those who run it. */
  active: z.boolean(),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

const present = (plan: PlanRow): SubscriptionPlan => ({ ...plan, names: plan.names as SubscriptionPlan['names'] })

/** Every plan, those that are sold no longer too. */
export const listSubscriptionPlans = async (db: Database | Tx): Promise<SubscriptionPlan[]> => (await readPlans(db)).map(present)

/**
 * Adds a plan or changes one, for whoever buys from now on: running members keep the terms they bought. Free stays free and on offer, and
 * no other plan is for nothing.
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
