import { storeCallMessage } from '#features/chat/server/index.ts'
import type { CallNote } from '#features/chat/contract.ts'
import { settleNotice } from '#features/notifications/server/index.ts'
import { returnAllowance } from '#features/subscriptions/server/index.ts'
import { systemAccounts, memberAccount, postJournal } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { type CallKind, callPrice, type EndReason } from '../../contract.ts'
import { ringing } from '../notices.ts'
import { secondsOf } from '../present.ts'
import { lockCall, type SeatedCall } from '../queries.ts'
import { type CallRow, setEnded } from '../store.ts'

/** What the conversation says of a call: whether anything was heard, and if not, why. */
const outcomeOf = ({ answered_at, connected_at, reason }: CallRow): CallNote['outcome'] => {
  if (connected_at !== null) return 'ended'
  if (answered_at !== null) return 'failed'
  return reason === 'declined' || reason === 'cancelled' || reason === 'busy' ? reason : 'missed'
}

const giveBack = async (tx: Tx, { id, caller_id, counted, answered_at }: CallRow, now: Date): Promise<void> => {
  if (counted === 'plan' && answered_at !== null) await returnAllowance(tx, caller_id, 'calls', answered_at, now)
  if (counted === 'credits')
    await postJournal(tx, {
      kind: 'call_returned',
      key: `call_returned:${id}`,
      at: now,
      legs: [
        { account: systemAccounts.creditsSpent, amount: BigInt(-callPrice) },
        { account: memberAccount(caller_id, 'CREDIT'), amount: BigInt(callPrice) },
      ],
      details: { call: id },
    })
}

/**
 * Ends a call that is held and not over, for whatever reason: both are free, the conversation tells of it, and a call in which nothing was
 * heard costs nothing.
 */
export const endCall = async (tx: Tx, { call }: SeatedCall, reason: EndReason, now: Date): Promise<SeatedCall> => {
  const isHeard = call.connected_at !== null
  const ended = await setEnded(tx, call.id, { reason, counted: isHeard ? call.counted : null, now })
  const { caller_id: from, callee_id: to } = ended
  const note = { kind: ended.kind as CallKind, outcome: outcomeOf(ended), seconds: secondsOf(ended) }
  await storeCallMessage(tx, { from, to, callId: ended.id, note, now })
  // Behind the conversation, in the order in which a message is counted.
  if (!isHeard) await giveBack(tx, call, now)
  await settleNotice(tx, ringing, { of: to, about: from, now })
  return { call: ended, seats: [] }
}

/** Ends a call where it still goes on and `applies`; undefined where it does not. */
export const endIf = (
  db: Database,
  id: string,
  { reason, applies = () => true, now }: { reason: EndReason; applies?: (seated: SeatedCall) => boolean; now: Date },
): Promise<SeatedCall | undefined> =>
  inTransaction(db, async (tx) => {
    const seated = await lockCall(tx, id)
    if (seated === undefined || seated.call.state === 'ended' || !applies(seated)) return undefined
    return endCall(tx, seated, reason, now)
  })
