import { requirePeer } from '#features/chat/server/index.ts'
import { settleNotice } from '#features/notifications/server/index.ts'
import { takeAllowance } from '#features/subscriptions/server/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { chargeMember, systemAccounts } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type Call, callErrors, callPrice } from '../../contract.ts'
import { endIf } from '../end/end-call.ts'
import { addUnconnected } from '../jobs.ts'
import { ringing } from '../notices.ts'
import { lockOwn } from '../own-call.ts'
import { presentCall } from '../present.ts'
import { readCall, readStanding, type SeatedCall } from '../queries.ts'
import { type Calls, deviceOf } from '../services.ts'
import { type CallRow, setAnswered, setDevice } from '../store.ts'
import { tellCall } from '../tell.ts'

/** Whoever rang has, since then, used up what was to pay for it. */
class Unpaid extends Error {}

/** Counts the answer for whoever rang: in their plan, else in credits where they agreed to. */
const count = async (tx: Tx, { id, caller_id, pays_credits }: CallRow, now: Date): Promise<'plan' | 'credits'> => {
  if (await takeAllowance(tx, caller_id, 'calls', now)) return 'plan'
  if (!pays_credits) throw new Unpaid()
  await chargeMember(tx, {
    member: caller_id,
    currency: 'CREDIT',
    amount: BigInt(callPrice),
    to: systemAccounts.creditsSpent,
    reason: 'call',
    key: `call:${id}`,
    now,
    details: { call: id },
  })
  return 'credits'
}

const answer = async (tx: Tx, ctx: MemberContext, { call, seats }: SeatedCall, device: string): Promise<void> => {
  const { now } = ctx
  const memberId = ctx.actor.id
  const place = { memberId, callId: call.id, at: deviceOf(ctx, device), now }
  if (call.callee_id !== memberId || call.state === 'ended') throw new AppError(callErrors.wrong_state)
  if (call.state === 'answered') {
    if (seats.find(({ member_id }) => member_id === memberId)?.device !== device) throw new AppError(callErrors.elsewhere)
    await setDevice(tx, place)
    return
  }
  await requirePeer(tx, memberId, call.caller_id)
  const { refusal } = await readStanding(tx, call.caller_id, memberId)
  if (refusal !== null) throw new AppError(callErrors[refusal])
  await setAnswered(tx, call.id, await count(tx, call, now), now)
  await setDevice(tx, place)
  await addUnconnected(tx, call.id, now)
  await settleNotice(tx, ringing, { of: memberId, about: call.caller_id, now })
}

/**
 * Answers a call on one device; the member's others fall silent. Counted in the same transaction; where nothing pays for it any more, the
 * call has failed and that is the answer.
 * @throws {AppError} calls.elsewhere, calls.wrong_state, calls.closed, calls.unreachable or platform.not_found
 */
export const accept = async (ctx: MemberContext, calls: Calls, { id, device }: { id: string; device: string }): Promise<{ call: Call }> => {
  try {
    await inTransaction(ctx.db, async (tx) => answer(tx, ctx, await lockOwn(tx, ctx, id), device))
  } catch (error) {
    const isUnpaid = error instanceof Unpaid || (error instanceof AppError && error.reason === walletErrors.insufficient_funds)
    if (!isUnpaid) throw error
    await endIf(ctx.db, id, { reason: 'failed', applies: ({ call }) => call.state === 'ringing', now: ctx.now })
  }
  const seated = await readCall(ctx.db, id)
  if (seated === undefined) throw new AppError(platformErrors.not_found)
  if (seated.call.state === 'answered') await calls.watch.join(ctx.connection, { callId: id, memberId: ctx.actor.id })
  tellCall(calls, seated)
  return { call: presentCall(seated, ctx.actor.id) }
}
