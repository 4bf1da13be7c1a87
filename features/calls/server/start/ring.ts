import { requirePeer } from '#features/chat/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, type CallKind, callPriceCredits } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { endLockedCall } from '../end/end-call.ts'
import { scheduleRingTimeout } from '../jobs.ts'
import { incomingCallNotification } from '../notifications.ts'
import { presentCall } from '../present-call.ts'
import { readCall, readCallEligibility, readCallsEndedWithoutAudio, type CallWithParticipants } from '../queries.ts'
import { type CallServices, toCallDevice } from '../services.ts'
import { insertCall, markCallRingingNowhere, addCallParticipant } from '../store.ts'
import { publishCall, publishIncomingCall } from '../events.ts'

/** Limits on starting calls, per pair and per caller. */
const pairLimit = { burst: 10, seconds: 600 }
const callerLimit = { burst: 40, seconds: 1200 }
const pairDayLimit = { burst: 30, seconds: 86_400 }
/** Limit on answered calls without audio, because they are free. A network on which all of them fail will also fail the next one. */
const maxUnconnected = { perPairAnHour: 3, perCallerADay: 10 }

export interface RingRequest {
  id: string
  uid: string
  kind: CallKind
  device: string
  pay_credits?: boolean | undefined
}

/** Requires that the caller has not had too many answered calls without audio. @throws {AppError} platform.too_many */
const requireFewUnconnected = async (
  { db, actor, now }: MemberContext,
  { config }: Pick<CallServices, 'config'>,
  uid: string,
): Promise<void> => {
  const hour = 3_600_000
  const failed = await readCallsEndedWithoutAudio(db, actor.id, new Date(now.getTime() - 24 * hour))
  const lately = failed.filter((call) => call.callee_id === uid && call.started_at.getTime() > now.getTime() - hour)
  if (lately.length >= maxUnconnected.perPairAnHour * config.limitFactor) throw new AppError(platformErrors.too_many, { retryAfter: 3600 })
  if (failed.length >= maxUnconnected.perCallerADay * config.limitFactor) throw new AppError(platformErrors.too_many, { retryAfter: 3600 })
}

/**
 * Rejects a call that the caller could not pay when answered.
 * @throws {AppError} calls.credits_needed or wallet.insufficient_funds
 */
const requirePayment = async (tx: Tx, from: string, paysCredits: boolean, now: Date): Promise<void> => {
  if ((await readAllowance(tx, from, 'calls', now)) > 0) return
  if (!paysCredits) throw new AppError(callErrors.credits_needed, { price: callPriceCredits, values: { count: callPriceCredits } })
  if ((await readWallet(tx, from)).credits < callPriceCredits) throw new AppError(walletErrors.insufficient_funds)
}

/**
 * Adds both participants in the order of their ids, to prevent a deadlock when two members call each other.
 * @throws {AppError} calls.in_call
 */
const addBothParticipants = async (
  tx: Tx,
  call: CallWithParticipants['call'],
  ctx: MemberContext,
  device: string,
): Promise<CallWithParticipants> => {
  const participants = []
  for (const memberId of [call.caller_id, call.callee_id].toSorted()) {
    const at = memberId === call.caller_id ? { at: toCallDevice(ctx, device) } : {}
    const participant = await addCallParticipant(tx, { memberId, callId: call.id, ...at, now: ctx.now })
    if (participant !== undefined) participants.push(participant)
    else if (memberId === call.caller_id) throw new AppError(callErrors.in_call)
  }
  return { call, participants }
}

/**
 * Lets the call of a busy callee ring for the caller only. It replaces `busy` where the callee hides activity, because `busy` would reveal that
 * the callee is online.
 */
const ringSilently = async (tx: Tx, { call, participants }: CallWithParticipants, now: Date): Promise<CallWithParticipants> => {
  await scheduleRingTimeout(tx, call.id, now)
  return { call: await markCallRingingNowhere(tx, call.id), participants }
}

/** Starts a call. Returns undefined when another call took the id meanwhile. */
const startCall = async (
  tx: Tx,
  ctx: MemberContext,
  { id, uid, kind, device, pay_credits = false }: RingRequest,
): Promise<CallWithParticipants | undefined> => {
  const { now } = ctx
  const from = ctx.actor.id
  await requirePeer(tx, from, uid)
  const { refusal, tells } = await readCallEligibility(tx, from, uid)
  if (refusal !== null) throw new AppError(callErrors[refusal])
  await requirePayment(tx, from, pay_credits, now)
  const call = await insertCall(tx, { id, caller_id: from, callee_id: uid, kind, pays_credits: pay_credits, started_at: now })
  if (call === undefined) return undefined
  const loaded = await addBothParticipants(tx, call, ctx, device)
  if (loaded.participants.length === 1) return tells ? endLockedCall(tx, loaded, 'busy', now) : ringSilently(tx, loaded, now)
  await scheduleRingTimeout(tx, id, now)
  await notify(tx, incomingCallNotification, { to: uid, about: from, key: id, now })
  return loaded
}

/**
 * Calls a member on all devices of that member. Idempotent: the same id returns the same call, and a call that still rings is announced again.
 * @throws {AppError} any of callErrors but `elsewhere` and `wrong_state`, wallet.insufficient_funds, platform.not_found or
 * platform.too_many
 */
export const ringMember = async (ctx: MemberContext, calls: CallServices, wanted: RingRequest): Promise<{ call: Call }> => {
  const { id, uid } = wanted
  const from = ctx.actor.id
  let loaded = await readCall(ctx.db, id)
  if (loaded === undefined) {
    if (!calls.config.section(iceConfiguration).available) throw new AppError(callErrors.off)
    if (uid === from) throw new AppError(callErrors.oneself)
    await calls.limits.take(`ring:${from}`, callerLimit)
    await calls.limits.take(`ring:${from}:${uid}`, pairLimit)
    await calls.limits.take(`ring-day:${from}:${uid}`, pairDayLimit)
    await requireFewUnconnected(ctx, calls, uid)
    loaded = (await inTransaction(ctx.db, (tx) => startCall(tx, ctx, wanted))) ?? (await readCall(ctx.db, id))
  }
  if (loaded === undefined || loaded.call.caller_id !== from || loaded.call.callee_id !== uid) throw new AppError(callErrors.id_taken)
  const { state, unheard } = loaded.call
  if (state === 'ended') publishCall(calls, loaded)
  else if (loaded.participants.some(({ connection }) => connection === ctx.connection))
    await calls.monitor.trackDevice(ctx.connection, { callId: id, memberId: from })
  if (state === 'ringing' && !unheard) await publishIncomingCall(calls, ctx.db, loaded, ctx.now, ctx.locale)
  return { call: presentCall(loaded, from) }
}
