import { sql } from 'kysely'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import type { IdempotencyStore, IdempotencyKeyState } from '#platform/server/http/idempotency-store.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { isIntentBooked } from './ledger/intent-key.ts'
import { createIdempotencyReleaseQueue } from './release-queue.ts'
import { lockDollarBalance } from './store.ts'

const keptMs = dayMs
/**
 * Milliseconds after which an unfinished call counts as interrupted and may run again: the ledger books an intent only once. If the first run still
 * goes on, the ledger refuses it once its key was given up.
 */
const leaseMs = 60_000
/** By how many milliseconds the start of a released call is moved back, so that its lease is over even for a process whose clock is behind. */
const releasedMs = 2 * leaseMs
/** Marks a key that was given up. No real request has this hash, so every later request with the key is refused. */
const givenUpHash = Buffer.alloc(32)
const givenUpStatus = 409

/** Stores the responses of calls that move money in the database, for 24 hours. */
export const createIdempotencyStore = (db: Database): IdempotencyStore => {
  const releaseOrQueue = createIdempotencyReleaseQueue(leaseMs)
  return {
    take: async (memberId, key, { hash, intent }, now): Promise<IdempotencyKeyState> => {
      for (;;) {
        const taken = await sql`
          insert into idempotent_call (member_id, key, request_hash, intent, started_at) values (${memberId}, ${key}, ${hash}, ${intent}, ${now})
          on conflict (member_id, key) do update
            set request_hash = excluded.request_hash, intent = excluded.intent, started_at = excluded.started_at,
              status = null, content_type = null, answer = null
            where idempotent_call.started_at <= ${new Date(now.getTime() - keptMs)}
              or (idempotent_call.status is null and idempotent_call.request_hash = excluded.request_hash
                and idempotent_call.started_at <= ${new Date(now.getTime() - leaseMs)})
          returning key`.execute(db)
        if (taken.rows.length > 0) return 'taken'
        const known = await db
          .selectFrom('idempotent_call')
          .select(['request_hash', 'status', 'content_type', 'answer'])
          .where('member_id', '=', memberId)
          .where('key', '=', key)
          .executeTakeFirst()
        // The row was deleted between the two statements, so the loop tries again.
        if (known === undefined) continue
        if (!known.request_hash.equals(hash)) return 'other request'
        if (known.status === null) return 'running'
        return { status: known.status, type: known.content_type ?? undefined, text: known.answer ?? '' }
      }
    },
    giveUp: (memberId, key, now) =>
      inTransaction(db, async (tx) => {
        const taken = await sql`
          insert into idempotent_call (member_id, key, request_hash, started_at, status)
          values (${memberId}, ${key}, ${givenUpHash}, ${now}, ${givenUpStatus})
          on conflict do nothing returning key`.execute(tx)
        if (taken.rows.length > 0) return 'given up'
        // Waits for a payment of this member whose commit has been sent, but whose connection is lost.
        await lockDollarBalance(tx, memberId)
        const call = tx.selectFrom('idempotent_call').where('member_id', '=', memberId).where('key', '=', key)
        const known = await call.select(['status', 'intent', 'started_at']).forUpdate().executeTakeFirst()
        if (known === undefined) return 'given up'
        if (known.status !== null) return known.status < 400 ? 'done' : 'given up'
        if (known.started_at.getTime() > now.getTime() - leaseMs) return 'running'
        if (known.intent !== null && (await isIntentBooked(tx, known.intent))) return 'done'
        await tx
          .updateTable('idempotent_call')
          .set({ request_hash: givenUpHash, status: givenUpStatus })
          .where('member_id', '=', memberId)
          .where('key', '=', key)
          .execute()
        return 'given up'
      }),
    keep: async (memberId, key, { status, type, text }) => {
      await db
        .updateTable('idempotent_call')
        .set({ status, content_type: type ?? null, answer: text })
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .execute()
    },
    // The row stays, because the failed request may have moved money: a lost connection hides whether it was committed.
    release: (memberId, key, takenAt) =>
      releaseOrQueue(async () => {
        await db
          .updateTable('idempotent_call')
          .set({ started_at: new Date(takenAt.getTime() - releasedMs) })
          .where('member_id', '=', memberId)
          .where('key', '=', key)
          .where('status', 'is', null)
          .where('started_at', '=', takenAt)
          .execute()
      }),
  }
}

/** Deletes expired responses every hour. */
export const purgeIdempotentResponsesHourly = recurringJob('wallet.sweep', 'hour', (_platform, { batches, now }) =>
  deleteInBatches(batches, 'idempotent_call', { by: 'started_at', upTo: new Date(now.getTime() - keptMs) }),
)

/** Deletes the stored responses of one member, when they are erased. */
export const deleteIdempotentResponsesOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('idempotent_call').where('member_id', '=', memberId).execute()
}
