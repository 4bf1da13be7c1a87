import type { Payload, ServerEvent } from '#platform/shared/event.ts'
import type { Tx } from '../db/database.ts'
import { addJob, jobKind } from '../jobs/jobs.ts'
import type { Audience, Realtime } from './realtime.ts'

interface Recorded {
  to: Audience
  name: string
  payload: unknown
}
export const deliverEvent = jobKind<Recorded>('platform.event')

/** Tells members, or everybody, of a change, from within its transaction: told if and only if it commits, and once for each `dedupe` key. */
export const publishAfterCommit = async <E extends ServerEvent>(
  tx: Tx,
  to: Audience,
  event: E,
  payload: Payload<E>,
  now: Date,
  dedupe?: string,
): Promise<void> =>
  addJob(tx, deliverEvent, { to, name: event.name, payload: event.payload.parse(payload) }, now, dedupe === undefined ? {} : { dedupe })

/** The job that hands recorded events to the sockets. */
export const eventDelivery =
  (realtime: Realtime) =>
  ({ to, name, payload }: Recorded): Promise<void> => {
    realtime.publish(to, { name }, payload)
    return Promise.resolve()
  }

/** Has the sockets of a member come back, from within the transaction that changes what they may do: a socket knows it from when it came. */
export const reopenSockets = jobKind<{ memberId: string }>('platform.reopen-sockets')
