import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { sendDueDeliveriesJob } from './job-kinds.ts'

export type WebhookEndpointRow = Selectable<DB['webhook_endpoint']>

/** The settings of a webhook that administrators edit. */
export interface WebhookEndpointSettings {
  url: string
  description: string
  types: readonly string[]
  enabled: boolean
}

/**
 * Maximum number of webhooks. Each has at most two deliveries being sent, so that all together fit into the job queue and a slow
 * one never holds up another.
 */
export const maxWebhookEndpoints = 8

/** Makes transactions that add webhooks wait for each other, so that the maximum is not exceeded. */
export const lockWebhookEndpoints = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook endpoints', 0))`.execute(tx)
}

/** Reads all webhooks, oldest first. */
export const readWebhookEndpoints = (db: Database | Tx): Promise<WebhookEndpointRow[]> =>
  db.selectFrom('webhook_endpoint').selectAll().orderBy('created_at').orderBy('id').execute()

/** Reads a webhook and locks its row against changes until the transaction ends; undefined if there is none. New events can still refer to it. */
export const lockWebhookEndpoint = (tx: Tx, id: string): Promise<WebhookEndpointRow | undefined> =>
  tx.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Adds a webhook. @returns its id */
export const insertWebhookEndpoint = async (tx: Tx, { types, ...settings }: WebhookEndpointSettings, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('webhook_endpoint')
    .values({ id, ...settings, types: [...types], created_at: now })
    .execute()
  return id
}

/** Changes a webhook. Switching it on sends its pending deliveries; a new URL forgets earlier failures. The caller holds its lock. */
export const updateWebhookEndpoint = async (
  tx: Tx,
  before: WebhookEndpointRow,
  { types, ...settings }: WebhookEndpointSettings,
  now: Date,
): Promise<void> => {
  const isSwitchedOn = settings.enabled && !before.enabled
  const isNewUrl = settings.url !== before.url
  await tx
    .updateTable('webhook_endpoint')
    .set({
      ...settings,
      types: [...types],
      ...(isSwitchedOn ? { stopped: null } : {}),
      ...(isSwitchedOn || isNewUrl ? { failing_since: null } : {}),
    })
    .where('id', '=', before.id)
    .execute()
  if (isSwitchedOn) await addJob(tx, sendDueDeliveriesJob, { endpointId: before.id }, now)
}

/** Deletes a webhook with its secrets and deliveries; false if there is none. */
export const deleteWebhookEndpoint = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Switches a webhook off automatically and stores why. */
export const switchOffWebhookEndpoint = async (tx: Tx, id: string, stopped: 'failing' | 'gone'): Promise<void> => {
  await tx.updateTable('webhook_endpoint').set({ enabled: false, stopped }).where('id', '=', id).execute()
}

/** Stores since when a webhook has failed; null after a successful delivery. */
export const setWebhookFailingSince = async (tx: Tx, id: string, since: Date | null): Promise<void> => {
  await tx.updateTable('webhook_endpoint').set({ failing_since: since }).where('id', '=', id).execute()
}
