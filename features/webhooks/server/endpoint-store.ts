import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { deliverJob } from './job-kinds.ts'

export type EndpointRow = Selectable<DB['webhook_endpoint']>

/** What an administrator decides about an address. */
export interface EndpointSettings {
  url: string
  description: string
  types: readonly string[]
  enabled: boolean
}

/**
 * Addresses that the service may have. Each has two deliveries under way at most (`deliver.ts`), so that all together fit into the queue and a slow
 * one never holds up another.
 */
export const maxEndpoints = 8

/** Makes those who add addresses wait for each other, so that their number is counted right. */
export const lockEndpoints = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook endpoints', 0))`.execute(tx)
}

/** Reads all addresses, oldest first. */
export const readEndpoints = (db: Database | Tx): Promise<EndpointRow[]> =>
  db.selectFrom('webhook_endpoint').selectAll().orderBy('created_at').orderBy('id').execute()

/** Reads an address and keeps others from changing it; recording events does not wait for that. */
export const lockEndpoint = (tx: Tx, id: string): Promise<EndpointRow | undefined> =>
  tx.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Adds an address. @returns its id */
export const insertEndpoint = async (tx: Tx, { types, ...settings }: EndpointSettings, now: Date): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('webhook_endpoint')
    .values({ id, ...settings, types: [...types], created_at: now })
    .execute()
  return id
}

/** Changes an address. One that is switched on gets what still waits for it; what failed at another URL does not count. The caller holds its lock. */
export const updateEndpoint = async (tx: Tx, before: EndpointRow, { types, ...settings }: EndpointSettings, now: Date): Promise<void> => {
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
  if (isSwitchedOn) await addJob(tx, deliverJob, { endpointId: before.id }, now)
}

/** Deletes an address with its secrets and its log; false if it is not there. */
export const deleteEndpoint = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Switches an address off by itself, and says why. */
export const stopEndpoint = async (tx: Tx, id: string, stopped: 'failing' | 'gone'): Promise<void> => {
  await tx.updateTable('webhook_endpoint').set({ enabled: false, stopped }).where('id', '=', id).execute()
}

/** Notes that an address has answered well, or since when it has not. */
export const setFailingSince = async (tx: Tx, id: string, since: Date | null): Promise<void> => {
  await tx.updateTable('webhook_endpoint').set({ failing_since: since }).where('id', '=', id).execute()
}
