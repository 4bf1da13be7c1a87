import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { testEventType } from '../contract.ts'
import { sendDueDeliveriesJob } from './job-kinds.ts'
import { deliveryRetryMs } from './record-event.ts'

export type DeliveryRow = Selectable<DB['webhook_delivery']>

/** Days for which the log keeps a delivery. */
export const deliveryLogDays = 30
const page = 50
/** Milliseconds for which a claimed delivery is reserved: longer than an attempt can take. */
const leaseMs = 25_000
const mostAtOnce = 2

/**
 * Claims the first due delivery of a webhook. The next attempt is scheduled before this one begins, so that a crash at any moment loses
 * nothing. The caller holds the lock of the webhook.
 * @param pauseMs returns the pause after a number of attempts, in milliseconds
 * @returns undefined if nothing is due, or if enough deliveries are being sent
 */
export const claimDelivery = async (
  tx: Tx,
  endpointId: string,
  pauseMs: (attempts: number) => number,
  now: Date,
): Promise<DeliveryRow | undefined> => {
  const pending = tx.selectFrom('webhook_delivery').where('endpoint_id', '=', endpointId).where('state', '=', 'pending')
  const underWay = await pending.select('id').where('leased_until', '>', now).execute()
  if (underWay.length >= mostAtOnce) return undefined
  const due = await pending
    .select(['id', 'attempts'])
    .where('next_at', '<=', now)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (due === undefined) return undefined
  const next = new Date(now.getTime() + pauseMs(due.attempts + 1))
  await addJob(tx, sendDueDeliveriesJob, { endpointId }, now, { runAt: next })
  return tx
    .updateTable('webhook_delivery')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      next_at: next,
      leased_until: new Date(now.getTime() + leaseMs),
      last_tried_at: now,
    }))
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst()
}

/** Stores the result of an attempt, unless the delivery was resent or erased meanwhile. */
export const saveDeliveryAttempt = async (
  tx: Tx,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  result: Pick<DeliveryRow, 'state' | 'last_status' | 'last_answer'>,
): Promise<void> => {
  await tx
    .updateTable('webhook_delivery')
    .set({ ...result, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'pending')
    .execute()
}

/** Marks deliveries as failed that are past their retry time, because their webhook was switched off meanwhile. */
export const giveUpStaleDeliveries = async (tx: Tx, endpointId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .where('retry_until', '<', new Date(now.getTime() - hourMs))
    .execute()
}

/** Adds the delivery of a test event without data. */
export const addTestDelivery = async (tx: Tx, endpointId: string, now: Date): Promise<void> => {
  await tx
    .insertInto('webhook_delivery')
    .values({
      id: randomUUID(),
      endpoint_id: endpointId,
      type: testEventType,
      payload: JSON.stringify({ type: testEventType, timestamp: now.toISOString(), data: {} }),
      state: 'pending',
      next_at: now,
      retry_until: new Date(now.getTime() + deliveryRetryMs),
      created_at: now,
    })
    .execute()
  await addJob(tx, sendDueDeliveriesJob, { endpointId }, now)
}

/**
 * Sends a delivery of the log again, with the same id. A delivery that is still pending stays as it is. The caller holds the lock of the webhook.
 * @returns false if there is no such delivery
 */
export const resendDelivery = async (tx: Tx, endpointId: string, id: string, now: Date): Promise<boolean> => {
  const found = await tx
    .selectFrom('webhook_delivery')
    .select('leased_until')
    .where('id', '=', id)
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) return false
  if (found.leased_until !== null && found.leased_until > now) return true
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, next_at: now, leased_until: null, retry_until: new Date(now.getTime() + deliveryRetryMs) })
    .where('id', '=', id)
    .execute()
  await addJob(tx, sendDueDeliveriesJob, { endpointId }, now)
  return true
}

/**
 * Reads a page of the deliveries of a webhook, newest first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readDeliveries = async (db: Database | Tx, endpointId: string, cursor: string | undefined) => {
  const after = decodeCursor(cursor)
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'type', 'state', 'attempts', 'next_at', 'last_tried_at', 'last_status', 'last_answer', 'created_at'])
    .where('endpoint_id', '=', endpointId)
    .$if(after !== undefined, (query) =>
      query.where((row) => row(row.refTuple('created_at', 'id'), '<', row.tuple(after?.at ?? new Date(0), after?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page + 1)
    .execute()
  const deliveries = rows.slice(0, page)
  const last = deliveries.at(-1)
  return { deliveries, next_cursor: rows.length > page && last !== undefined ? encodeCursor({ at: last.created_at, id: last.id }) : null }
}

/** Deletes deliveries that are older than `deliveryLogDays`. */
export const deleteOldDeliveries = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'webhook_delivery', { by: 'created_at', upTo: new Date(now.getTime() - deliveryLogDays * dayMs) })

/** Deletes the deliveries about a member. */
export const eraseDeliveriesAbout = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('webhook_delivery').where('member_id', '=', memberId).execute()
}
