import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { eventData, type WebhookEvent } from '../contract.ts'
import { sendDueDeliveriesJob } from './job-kinds.ts'

/** Milliseconds for which a delivery is retried. */
export const deliveryRetryMs = dayMs

/**
 * Adds a delivery of an event for every enabled webhook that subscribes to its type. Call it in the transaction of the change: the event is sent
 * only if the change is committed.
 * @throws {ZodError} for data that the contract does not allow, such as text written by a person
 */
export const recordEvent = async (tx: Tx, { type, data }: WebhookEvent, now: Date): Promise<void> => {
  const allowed = eventData[type].parse(data)
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data: allowed })
  // `for key share` keeps a webhook from being deleted during the insert, which would make the change itself fail.
  const { rows } = await sql<{ endpoint_id: string }>`
    insert into webhook_delivery (id, endpoint_id, type, member_id, payload, state, next_at, retry_until, created_at)
    select gen_random_uuid(), id, ${type}, ${allowed.member_id}, ${payload}, 'pending', ${now}, ${new Date(now.getTime() + deliveryRetryMs)}, ${now}
    from (select id from webhook_endpoint where enabled and ${type} = any(types) for key share) as asked
    returning endpoint_id`.execute(tx)
  for (const { endpoint_id } of rows) await addJob(tx, sendDueDeliveriesJob, { endpointId: endpoint_id }, now)
}
