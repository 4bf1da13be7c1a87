import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { seal, unseal } from '#platform/server/secrets/seal.ts'
import type { SealedStore } from '#platform/server/secrets/sealed-values.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { newSigningSecret } from './sign.ts'

type Secrets = readonly [string, ...string[]]

/** Milliseconds for which the previous secret still signs, so that a receiver can switch to the new one. */
const overlapMs = dayMs

const purposeOf = (id: string): string => `webhook-secret:${id}`

/** Creates a new signing secret for a webhook; the previous one still signs for a day. @returns the secret, which is shown only once */
export const replaceSigningSecret = async (tx: Tx, endpointId: string, secrets: Secrets, now: Date): Promise<string> => {
  // After several changes within a day, only the latest previous secret still signs.
  await tx.deleteFrom('webhook_secret').where('endpoint_id', '=', endpointId).where('ends_at', 'is not', null).execute()
  await tx
    .updateTable('webhook_secret')
    .set({ ends_at: new Date(now.getTime() + overlapMs) })
    .where('endpoint_id', '=', endpointId)
    .execute()
  const [id, secret] = [randomUUID(), newSigningSecret()]
  const sealed = seal(secrets, purposeOf(id), Buffer.from(secret))
  await tx.insertInto('webhook_secret').values({ id, endpoint_id: endpointId, sealed, created_at: now }).execute()
  return secret
}

/** Returns the secrets that sign for a webhook now, the current one first. Empty if `SECRET` was lost. */
export const readSigningSecrets = async (db: Database | Tx, endpointId: string, secrets: Secrets, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('webhook_secret')
    .select(['id', 'sealed'])
    .where('endpoint_id', '=', endpointId)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap(({ id, sealed }) => unseal(secrets, purposeOf(id), sealed)?.toString() ?? [])
}

/** The signing secrets as values sealed with `SECRET`. */
export const webhookSecretSealedStore: SealedStore = {
  describe: (values) => `${values} signing secret${values === 1 ? '' : 's'} of webhooks`,
  read: async (db, after, most) => {
    const rows = await db
      .selectFrom('webhook_secret')
      .select(['id', 'sealed'])
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, sealed }) => ({ id, purpose: purposeOf(id), sealed, holds: 1 }))
  },
  replace: async (db, id, before, sealed) => {
    await db.updateTable('webhook_secret').set({ sealed }).where('id', '=', id).where('sealed', '=', before).execute()
  },
}
