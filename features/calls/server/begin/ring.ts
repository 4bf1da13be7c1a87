import { requirePeer } from '#features/chat/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, type CallKind, callPrice } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { endCall } from '../end/end-call.ts'
import { addUnanswered } from '../jobs.ts'
import { ringing } from '../notices.ts'
import { presentCall } from '../present.ts'
import { readCall, readStanding, readUnconnected, type SeatedCall } from '../queries.ts'
import { type Calls, deviceOf } from '../services.ts'
import { insertCall, setUnheard, takeSeat } from '../store.ts'
import { tellCall, tellIncoming } from '../tell.ts'

/** Nobody is rung again and again, and nobody rings everybody. */
const perPair = { burst: 10, seconds: 600 }
const perCaller = { burst: 40, seconds: 1200 }
const perPairADay = { burst: 30, seconds: 86_400 }
/** Answered calls that never connected cost nothing, so there are only so many: a network that fails them all will fail the next one too. */
const mostUnconnected = { perPairAnHour: 3, perCallerADay: 10 }

export interface Ringing {
  id: string
  uid: string
  kind: CallKind
  device: string
  pay_credits?: boolean | undefined
}

/** @throws {AppError} platform.too_many after too many answered calls that came to nothing */
const requireFewUnconnected = async ({ db, actor, now }: MemberContext, { config }: Pick<Calls, 'config'>, uid: string): Promise<void> => {
  const hour = 3_600_000
  const failed = await readUnconnected(db, actor.id, new Date(now.getTime() - 24 * hour))
  const lately = failed.filter((call) => call.callee_id === uid && call.started_at.getTime() > now.getTime() - hour)
  if (lately.length >= mostUnconnected.perPairAnHour * config.limitFactor) throw new AppError(platformErrors.too_many, { retryAfter: 3600 })
  if (failed.length >= mostUnconnected.perCallerADay * config.limitFactor) throw new AppError(platformErrors.too_many, { retryAfter: 3600 })
}

/** Refuses before anything rings where nothing would pay for the answer. */
const requireMeans = async (tx: Tx, from: string, paysCredits: boolean, now: Date): Promise<void> => {
  if ((await readAllowance(tx, from, 'calls', now)) > 0) return
  if (!paysCredits) throw new AppError(callErrors.credits_needed, { price: callPrice, values: { count: callPrice } })
  if ((await readWallet(tx, from)).credits < callPrice) throw new AppError(walletErrors.insufficient_funds)
}

/** Seats both in the order of their ids, so that two who ring each other never wait for one another. */
const seatBoth = async (tx: Tx, call: SeatedCall['call'], ctx: MemberContext, device: string): Promise<SeatedCall> => {
  const seats = []
  for (const memberId of [call.caller_id, call.callee_id].toSorted()) {
    const at = memberId === call.caller_id ? { at: deviceOf(ctx, device) } : {}
    const seat = await takeSeat(tx, { memberId, callId: call.id, ...at, now: ctx.now })
    if (seat !== undefined) seats.push(seat)
    else if (memberId === call.caller_id) throw new AppError(callErrors.in_call)
  }
  return { call, seats }
}

/** To be busy is to be here: where that is not to be told, it rings and nobody answers. */
const ringNowhere = async (tx: Tx, { call, seats }: SeatedCall, now: Date): Promise<SeatedCall> => {
  await addUnanswered(tx, call.id, now)
  return { call: await setUnheard(tx, call.id), seats }
}

/** Undefined when the id has become known meanwhile. */
const begin = async (
  tx: Tx,
  ctx: MemberContext,
  { id, uid, kind, device, pay_credits = false }: Ringing,
): Promise<SeatedCall | undefined> => {
  const { now } = ctx
  const from = ctx.actor.id
  await requirePeer(tx, from, uid)
  const { refusal, tells } = await readStanding(tx, from, uid)
  if (refusal !== null) throw new AppError(callErrors[refusal])
  await requireMeans(tx, from, pay_credits, now)
  const call = await insertCall(tx, { id, caller_id: from, callee_id: uid, kind, pays_credits: pay_credits, started_at: now })
  if (call === undefined) return undefined
  const seated = await seatBoth(tx, call, ctx, device)
  if (seated.seats.length === 1) return tells ? endCall(tx, seated, 'busy', now) : ringNowhere(tx, seated, now)
  await addUnanswered(tx, id, now)
  await notify(tx, ringing, { to: uid, about: from, key: id, now })
  return seated
}

/**
 * Rings somebody on all their devices. The same id again answers the same call; one that still rings is told once more.
 * @throws {AppError} any of callErrors but `elsewhere` and `wrong_state`, wallet.insufficient_funds, platform.not_found or platform.too_many
 */
export const ring = async (ctx: MemberContext, calls: Calls, wanted: Ringing): Promise<{ call: Call }> => {
  const { id, uid } = wanted
  const from = ctx.actor.id
  let seated = await readCall(ctx.db, id)
  if (seated === undefined) {
    if (!calls.config.section(iceConfiguration).available) throw new AppError(callErrors.off)
    if (uid === from) throw new AppError(callErrors.oneself)
    await calls.limits.take(`ring:${from}`, perCaller)
    await calls.limits.take(`ring:${from}:${uid}`, perPair)
    await calls.limits.take(`ring-day:${from}:${uid}`, perPairADay)
    await requireFewUnconnected(ctx, calls, uid)
    seated = (await inTransaction(ctx.db, (tx) => begin(tx, ctx, wanted))) ?? (await readCall(ctx.db, id))
  }
  if (seated === undefined || seated.call.caller_id !== from || seated.call.callee_id !== uid) throw new AppError(callErrors.id_taken)
  const { state, unheard } = seated.call
  if (state === 'ended') tellCall(calls, seated)
  else if (seated.seats.some(({ connection }) => connection === ctx.connection))
    await calls.watch.join(ctx.connection, { callId: id, memberId: from })
  if (state === 'ringing' && !unheard) await tellIncoming(calls, ctx.db, seated, ctx.now, ctx.locale)
  return { call: presentCall(seated, from) }
}
