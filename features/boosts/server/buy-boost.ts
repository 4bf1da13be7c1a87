import { randomUUID } from 'node:crypto'
import { memberErrors } from '#features/members/contract.ts'
import { lockMember, setMemberBoosted } from '#features/members/server/index.ts'
import { chargeMember, intentKey, systemAccountPaths, readWallet } from '#features/wallet/server/index.ts'
import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { boostErrors, type buyBoost as endpoint } from '../contract.ts'
import { scheduleBoostEnd } from './jobs.ts'
import { presentBoost } from './present-boost.ts'
import { lockBoostPlan, isBoostBought, readLastContinuousBoost } from './queries.ts'
import { insertBoost } from './store.ts'
import { notifyBoostBought } from './notifications.ts'

const lockPlanOnSale = async (tx: Tx, id: string, seen: bigint | undefined) => {
  const plan = await lockBoostPlan(tx, id)
  if (plan === undefined) throw new AppError(platformErrors.not_found)
  if (!plan.active) throw new AppError(boostErrors.retired)
  if (seen !== undefined && seen !== BigInt(plan.price_cents)) throw new AppError(boostErrors.price_changed)
  return plan
}

/** Charges the member and stores the boost, which extends a running one. The caller holds the member's lock. */
const buy = async (tx: Tx, { actor, intent, now }: MoneyContext, planId: string, seen: bigint | undefined): Promise<void> => {
  const plan = await lockPlanOnSale(tx, planId, seen)
  const id = randomUUID()
  await chargeMember(tx, {
    member: actor.id,
    currency: 'USD',
    amount: BigInt(plan.price_cents),
    to: systemAccountPaths.boostSales,
    reason: 'boost',
    key: intentKey('boost', intent),
    now,
    details: { boost: id, plan: plan.id, days: plan.period_days },
  })
  const last = await readLastContinuousBoost(tx, actor.id)
  const running = last !== undefined && last.endsAt > now ? last : undefined
  const starts_at = running?.endsAt ?? now
  const ends_at = new Date(starts_at.getTime() + plan.period_days * dayMs)
  await insertBoost(tx, {
    id,
    member_id: actor.id,
    intent,
    plan_id: plan.id,
    period_days: plan.period_days,
    price_cents: plan.price_cents,
    run_started_at: running?.startedAt ?? now,
    starts_at,
    ends_at,
    created_at: now,
  })
  await setMemberBoosted(tx, actor.id, ends_at)
  await scheduleBoostEnd(tx, actor.id, ends_at, now)
  await notifyBoostBought(tx, { member: actor.id, boost: id, days: plan.period_days, now })
}

/**
 * Boosts the caller's profile at the current price, paid from the dollar balance. Idempotent: a repeated intent buys nothing and returns the current boost.
 * @param price the price the member saw, in US cents
 * @throws {AppError} wallet.insufficient_funds, boosts.retired, boosts.price_changed, boosts.private_mode, members.inactive, platform.not_found
 */
export const buyBoost = (
  ctx: MoneyContext,
  { params, body }: { params: { id: string }; body: { price?: bigint | undefined } },
): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = ctx.actor
    const member = await lockMember(tx, id)
    if (member?.status !== 'active') throw new AppError(memberErrors.inactive)
    if (!(await isBoostBought(tx, ctx.intent))) {
      // A boost would have no effect: in private mode nobody new sees the member.
      if (member.private_mode) throw new AppError(boostErrors.private_mode)
      await buy(tx, ctx, params.id, body.price)
    }
    const run = await readLastContinuousBoost(tx, id)
    if (run === undefined) throw new Error('a purchase without its boost')
    return { data: { boost: await presentBoost(tx, id, run, ctx.now), wallet: await readWallet(tx, id) } }
  })
