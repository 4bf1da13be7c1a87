import { storeCallMessage } from '#features/chat/server/index.ts'
import type { CallSummary } from '#features/chat/content-contract.ts'
import { markNotificationSeen } from '#features/notifications/server/index.ts'
import { giveBackAllowance } from '#features/subscriptions/server/index.ts'
import { systemAccountPaths, memberAccountPath, postJournal } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { type CallKind, callPriceCredits, type EndReason } from '../../contract.ts'
import { incomingCallNotification } from '../notifications.ts'
import { callSeconds } from '../present-call.ts'
import { lockCall, type CallWithParticipants } from '../queries.ts'
import { type CallRow, endCallAndDeleteParticipants } from '../store.ts'

/** Returns the outcome for the message in the conversation: `ended` if audio flowed, otherwise why it did not. */
const outcomeOf = ({ answered_at, connected_at, reason }: CallRow): CallSummary['outcome'] => {
  if (connected_at !== null) return 'ended'
  if (answered_at !== null) return 'failed'
  return reason === 'declined' || reason === 'cancelled' || reason === 'busy' ? reason : 'missed'
}

const refundCaller = async (tx: Tx, { id, caller_id, counted, answered_at }: CallRow, now: Date): Promise<void> => {
  if (counted === 'plan' && answered_at !== null) await giveBackAllowance(tx, caller_id, 'calls', answered_at, now)
  if (counted === 'credits')
    await postJournal(tx, {
      kind: 'call_returned',
      key: `call_returned:${id}`,
      at: now,
      postings: [
        { account: systemAccountPaths.creditsSpent, amount: BigInt(-callPriceCredits) },
        { account: memberAccountPath(caller_id, 'CREDIT'), amount: BigInt(callPriceCredits) },
      ],
      details: { call: id },
    })
}

/** Ends a locked, live call: frees both members, adds a message to the conversation, and refunds a call without audio. */
export const endLockedCall = async (
  tx: Tx,
  { call }: CallWithParticipants,
  reason: EndReason,
  now: Date,
): Promise<CallWithParticipants> => {
  const isHeard = call.connected_at !== null
  const ended = await endCallAndDeleteParticipants(tx, call.id, { reason, counted: isHeard ? call.counted : null, now })
  const { caller_id: from, callee_id: to } = ended
  const summary = { kind: ended.kind as CallKind, outcome: outcomeOf(ended), seconds: callSeconds(ended) }
  await storeCallMessage(tx, { from, to, callId: ended.id, summary, now })
  // Refund after the conversation is locked: sending a message takes the locks in the same order.
  if (!isHeard) await refundCaller(tx, call, now)
  await markNotificationSeen(tx, incomingCallNotification, { of: to, about: from, now })
  return { call: ended, participants: [] }
}

/** Ends a call that is live and for which `applies` returns true; otherwise returns undefined. */
export const endCallIf = (
  db: Database,
  id: string,
  { reason, applies = () => true, now }: { reason: EndReason; applies?: (loaded: CallWithParticipants) => boolean; now: Date },
): Promise<CallWithParticipants | undefined> =>
  inTransaction(db, async (tx) => {
    const loaded = await lockCall(tx, id)
    if (loaded === undefined || loaded.call.state === 'ended' || !applies(loaded)) return undefined
    return endLockedCall(tx, loaded, reason, now)
  })
