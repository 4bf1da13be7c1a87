import { randomUUID } from 'node:crypto'
import { readMember } from '#features/members/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { charge, house, memberAccount, post, readWallet } from '#features/wallet/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { subscriptionErrors, type subscribe as endpoint } from '../contract.ts'
import { creditFor, unusedCents } from './allowance/credit.ts'
import { addEndings } from './endings.ts'
import { showSubscription } from './list-plans.ts'
import {
  dayMs,
  type Entitlement,
  freePlan,
  type PeriodRow,
  type PlanRow,
  readEntitlement,
  readIntent,
  readOpenPeriods,
  readPlan,
} from './queries.ts'
import { beginPeriod, insertPeriod, leavePeriod, renewEntitlement, startFree } from './store.ts'
import { tellSubscription } from './tell.ts'

type Wanted = HandlerInput<typeof endpoint>

/** Whoever was suspended, deleted or made a guest while the call was on its way buys nothing. */
const requireBuyer = async (tx: Tx, memberId: string): Promise<void> => {
  const member = await readMember(tx, memberId)
  if (member === undefined || !['active', 'paused'].includes(member.status)) throw new AppError(platformErrors.unauthenticated)
  if (member.role === 'guest') throw new AppError(platformErrors.forbidden)
}

const planOnSale = async (tx: Tx, { params, body }: Wanted): Promise<PlanRow> => {
  const plan = await readPlan(tx, params.id)
  if (plan === undefined) throw new AppError(platformErrors.not_found)
  if (plan.id === freePlan) throw new AppError(subscriptionErrors.free)
  if (!plan.active) throw new AppError(subscriptionErrors.retired)
  if (body.price !== undefined && body.price !== BigInt(plan.price_cents)) throw new AppError(walletErrors.price_changed)
  return plan
}

/** Gives back what is unused of the plans before, each ended now. */
const leave = async (tx: Tx, { actor, intent, now }: MoneyContext, periods: readonly PeriodRow[], running: Entitlement): Promise<void> => {
  const credit = creditFor(periods, running, now)
  for (const period of periods) await leavePeriod(tx, period.id, unusedCents(period, running, now), now)
  if (credit === 0n) return
  await post(tx, {
    kind: 'plan_credit',
    key: `plan_credit:${intent}`,
    at: now,
    legs: [
      { account: house.planSales, amount: -credit },
      { account: memberAccount(actor.id, 'USD'), amount: credit },
    ],
  })
}

const buy = async (tx: Tx, ctx: MoneyContext, wanted: Wanted): Promise<void> => {
  const { actor, intent, now } = ctx
  const plan = await planOnSale(tx, wanted)
  const running = await readEntitlement(tx, actor.id, now)
  const { until } = wanted.body
  if (until !== undefined && (until === null ? null : Date.parse(until)) !== (running.paidUntil?.getTime() ?? null))
    throw new AppError(subscriptionErrors.changed)
  const extending = running.planId === plan.id
  // Given back first: it may be what pays for the next.
  if (!extending) await leave(tx, ctx, await readOpenPeriods(tx, actor.id, now), running)
  const starts_at = extending ? (running.paidUntil ?? now) : now
  const id = randomUUID()
  await charge(tx, {
    member: actor.id,
    currency: 'USD',
    amount: BigInt(plan.price_cents),
    to: house.planSales,
    reason: 'plan',
    key: `plan:${intent}`,
    now,
    details: { period: id },
  })
  const period = await insertPeriod(tx, {
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
  if (!extending) await beginPeriod(tx, period)
  await addEndings(tx, period, now)
  await tellSubscription(tx, actor.id, now)
}

/**
 * Buys a period of a plan at the price in force. The running plan is extended by it; another plan begins at once, and what is unused of the
 * one before comes back to the balance. The same intent again buys nothing and answers how things stand.
 * @throws {AppError} wallet.insufficient_funds, wallet.price_changed, subscriptions.free, subscriptions.retired, subscriptions.changed,
 * platform.not_found, platform.unauthenticated or platform.forbidden
 */
export const subscribe = (ctx: MoneyContext, wanted: Wanted): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, intent, now, locale } = ctx
    await startFree(tx, actor.id, now)
    // Locks it: purchases of one member come one after the other.
    await renewEntitlement(tx, actor.id, now)
    if ((await readIntent(tx, intent)) === undefined) {
      await requireBuyer(tx, actor.id)
      await buy(tx, ctx, wanted)
    }
    return { data: { subscription: await showSubscription(tx, actor.id, now, locale), wallet: await readWallet(tx, actor.id) } }
  })
