import type { EventPayload, ServerEvent } from '#platform/shared/event.ts'
import type { Tx } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { Audience, Realtime } from './realtime.ts'

interface StoredEvent {
  to: Audience
  name: string
  payload: unknown
}
export const deliverEventJob = jobKind<StoredEvent>('platform.event')

/** Publishes an event to members when the transaction `tx` commits, once per `dedupe` key. `event.payload` validates the payload. */
export const publishAfterCommit = async <E extends ServerEvent>(
  tx: Tx,
  to: Audience,
  event: E,
  payload: EventPayload<E>,
  now: Date,
  dedupe?: string,
): Promise<void> =>
  addJob(tx, deliverEventJob, { to, name: event.name, payload: event.payload.parse(payload) }, now, dedupe === undefined ? {} : { dedupe })

/** Handler of `deliverEventJob`: sends stored events to the sockets. */
export const createDeliverEventHandler =
  (realtime: Realtime) =>
  ({ to, name, payload }: StoredEvent): Promise<void> => {
    realtime.publish(to, { name }, payload)
    return Promise.resolve()
  }

/** Job that closes the sockets of a member after their role changed; sockets read the role when they connect. */
export const disconnectMemberJob = jobKind<{ memberId: string }>('platform.reopen-sockets')
