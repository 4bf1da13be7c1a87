import { randomUUID } from 'node:crypto'
import { readMember } from '#features/members/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { chargeMember, intentKey, systemAccountPaths, memberAccountPath, postJournal, readWallet } from '#features/wallet/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { subscriptionErrors, type subscribe as endpoint } from '../contract.ts'
import { totalUnusedCents, unusedCents } from './allowance/unused-value.ts'
import { scheduleEndReminders } from './end-reminders.ts'
import { showSubscription } from './list-plans.ts'
import {
  type Entitlement,
  freePlanId,
  type PlanPeriodRow,
  type PlanRow,
  readEntitlement,
  readPlanPeriodByIntent,
  readOpenPeriods,
  readPlan,
} from './queries.ts'
import { startPaidPeriod, insertPlanPeriod, endPeriodEarly, lockAndRenewEntitlement, ensureEntitlement } from './store.ts'
import { publishAllowance } from './events.ts'

type SubscribeInput = HandlerInput<typeof endpoint>

/** Checks again under the lock: the member can have been suspended, deleted or made a guest since the call began. */
const requireBuyer = async (tx: Tx, memberId: string): Promise<void> => {
  const member = await readMember(tx, memberId)
  if (member === undefined || !['active', 'paused'].includes(member.status)) throw new AppError(platformErrors.unauthenticated)
  if (member.role === 'guest') throw new AppError(platformErrors.forbidden)
}

const planOnSale = async (tx: Tx, { params, body }: SubscribeInput): Promise<PlanRow> => {
  const plan = await readPlan(tx, params.id)
  if (plan === undefined) throw new AppError(platformErrors.not_found)
  if (plan.id === freePlanId) throw new AppError(subscriptionErrors.free)
  if (!plan.active) throw new AppError(subscriptionErrors.retired)
  if (body.price !== undefined && body.price !== BigInt(plan.price_cents)) throw new AppError(walletErrors.price_changed)
  return plan
}

/** Ends the member's other plan now and credits its unused value. */
const endOtherPlan = async (
  tx: Tx,
  { actor, intent, now }: MoneyContext,
  periods: readonly PlanPeriodRow[],
  running: Entitlement,
): Promise<void> => {
  const credit = totalUnusedCents(periods, running, now)
  for (const period of periods) await endPeriodEarly(tx, period.id, unusedCents(period, running, now), now)
  if (credit === 0n) return
  await postJournal(tx, {
    kind: 'plan_credit',
    key: intentKey('plan_credit', intent),
    at: now,
    postings: [
      { account: systemAccountPaths.planSales, amount: -credit },
      { account: memberAccountPath(actor.id, 'USD'), amount: credit },
    ],
  })
}

const buy = async (tx: Tx, ctx: MoneyContext, wanted: SubscribeInput): Promise<void> => {
  const { actor, intent, now } = ctx
  const plan = await planOnSale(tx, wanted)
  const running = await readEntitlement(tx, actor.id, now)
  const { until } = wanted.body
  if (until !== undefined && (until === null ? null : Date.parse(until)) !== (running.paidUntil?.getTime() ?? null))
    throw new AppError(subscriptionErrors.changed)
  const extending = running.planId === plan.id
  // Credited first, because the credit can pay for the new plan.
  if (!extending) await endOtherPlan(tx, ctx, await readOpenPeriods(tx, actor.id, now), running)
  const starts_at = extending ? (running.paidUntil ?? now) : now
  const id = randomUUID()
  await chargeMember(tx, {
    member: actor.id,
    currency: 'USD',
    amount: BigInt(plan.price_cents),
    to: systemAccountPaths.planSales,
    reason: 'plan',
    key: intentKey('plan', intent),
    now,
    details: { period: id },
  })
  const period = await insertPlanPeriod(tx, {
    id,
    member_id: actor.id,
    plan_id: plan.id,
    intent,
    bought_at: now,
    starts_at,
    ends_at: new Date(starts_at.getTime() + plan.period_days * dayMs),
    paid_cents: plan.price_cents,
    messages: plan.messages,
    calls: plan.calls,
    gift_conversion: plan.gift_conversion,
  })
  if (!extending) await startPaidPeriod(tx, period)
  await scheduleEndReminders(tx, period, now)
  await publishAllowance(tx, actor.id, now)
}

/**
 * Buys a period of a plan at the current price. It extends the current plan; another plan starts at once, and the unused value of the
 * previous plan is credited to the balance. The same intent buys once and returns the current state.
 * @throws {AppError} wallet.insufficient_funds, wallet.price_changed, subscriptions.free, subscriptions.retired, subscriptions.changed,
 * platform.not_found, platform.unauthenticated or platform.forbidden
 */
export const subscribe = (ctx: MoneyContext, wanted: SubscribeInput): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, intent, now, locale } = ctx
    await ensureEntitlement(tx, actor.id, now)
    // The lock serialises the purchases of one member.
    await lockAndRenewEntitlement(tx, actor.id, now)
    if ((await readPlanPeriodByIntent(tx, intent)) === undefined) {
      await requireBuyer(tx, actor.id)
      await buy(tx, ctx, wanted)
    }
    return { data: { subscription: await showSubscription(tx, actor.id, now, locale), wallet: await readWallet(tx, actor.id) } }
  })
