import { requirePeer } from '#features/chat/server/index.ts'
import { markNotificationSeen } from '#features/notifications/server/index.ts'
import { takeAllowance } from '#features/subscriptions/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { chargeMember, systemAccountPaths } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, callPriceCredits } from '../../contract.ts'
import { endCallIf } from '../end/end-call.ts'
import { scheduleConnectTimeout } from '../jobs.ts'
import { incomingCallNotification } from '../notifications.ts'
import { lockOwnCall } from '../require-call.ts'
import { presentCall } from '../present-call.ts'
import { readCall, readCallEligibility, type CallWithParticipants } from '../queries.ts'
import { type CallServices, toCallDevice } from '../services.ts'
import { type CallRow, markCallAnswered, setParticipantDevice } from '../store.ts'
import { publishCall } from '../events.ts'

/** Thrown when the caller can no longer pay. */
class UnpaidError extends Error {}

/** Charges the caller for an answered call: one call of the plan, or else credits if the caller agreed to pay. */
const chargeCaller = async (tx: Tx, { id, caller_id, pays_credits }: CallRow, now: Date): Promise<'plan' | 'credits'> => {
  if (await takeAllowance(tx, caller_id, 'calls', now)) return 'plan'
  if (!pays_credits) throw new UnpaidError()
  await chargeMember(tx, {
    member: caller_id,
    currency: 'CREDIT',
    amount: BigInt(callPriceCredits),
    to: systemAccountPaths.creditsSpent,
    reason: 'call',
    key: `call:${id}`,
    now,
    details: { call: id },
  })
  return 'credits'
}

const answer = async (tx: Tx, ctx: MemberContext, { call, participants }: CallWithParticipants, device: string): Promise<void> => {
  const { now } = ctx
  const memberId = ctx.actor.id
  const place = { memberId, callId: call.id, at: toCallDevice(ctx, device), now }
  if (call.callee_id !== memberId || call.state === 'ended') throw new AppError(callErrors.wrong_state)
  if (call.state === 'answered') {
    if (participants.find(({ member_id }) => member_id === memberId)?.device !== device) throw new AppError(callErrors.elsewhere)
    await setParticipantDevice(tx, place)
    return
  }
  await requirePeer(tx, memberId, call.caller_id)
  const { refusal } = await readCallEligibility(tx, call.caller_id, memberId, { begins: false })
  if (refusal !== null) throw new AppError(callErrors[refusal])
  await markCallAnswered(tx, call.id, await chargeCaller(tx, call, now), now)
  await setParticipantDevice(tx, place)
  await scheduleConnectTimeout(tx, call.id, now)
  await markNotificationSeen(tx, incomingCallNotification, { of: memberId, about: call.caller_id, now })
}

/**
 * Answers a call on one device; the member's other devices stop ringing. The caller is charged in the same transaction; when that fails,
 * the call ends as `failed` and is returned.
 * @throws {AppError} calls.elsewhere, calls.wrong_state, calls.closed, calls.unreachable or platform.not_found
 */
export const answerAndChargeCall = async (
  ctx: MemberContext,
  calls: CallServices,
  { id, device }: { id: string; device: string },
): Promise<{ call: Call }> => {
  try {
    await inTransaction(ctx.db, async (tx) => answer(tx, ctx, await lockOwnCall(tx, ctx, id), device))
  } catch (error) {
    const isUnpaid = error instanceof UnpaidError || (error instanceof AppError && error.reason === walletErrors.insufficient_funds)
    if (!isUnpaid) throw error
    await endCallIf(ctx.db, id, { reason: 'failed', applies: ({ call }) => call.state === 'ringing', now: ctx.now })
  }
  const loaded = await readCall(ctx.db, id)
  if (loaded === undefined) throw new AppError(platformErrors.not_found)
  if (loaded.call.state === 'answered') await calls.monitor.trackDevice(ctx.connection, { callId: id, memberId: ctx.actor.id })
  publishCall(calls, loaded)
  return { call: presentCall(loaded, ctx.actor.id) }
}
