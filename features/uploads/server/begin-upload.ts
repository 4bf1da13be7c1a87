import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type beginUpload as endpoint, uploadErrors } from '../contract.ts'
import { deleteUpload, insertUpload, lockUploadsOf, type UnusedUpload, readUnusedUploads } from './store.ts'

/** Maximum number of a member's unused uploads. */
const maxOpenUploads = 10
/** Maximum announced bytes of a member's unused uploads together. */
const maxOpenBytes = 30 * 1024 * 1024

/** Milliseconds after which an unused upload may be deleted to make room for a new one: a reload may have abandoned it. */
const staleAfterMs = 30 * minuteMs

/** Seconds after which a refused client should try again; other uploads are likely to be used by then. */
const retryAfter = 10

/** Limit of calls to begin an upload. A resumed upload calls again, so it is above the limit of messages. */
const beginsAnHour = { burst: 240, seconds: 3600 }

/**
 * Deletes stale uploads as far as a new one needs their room.
 * @throws {AppError} uploads.too_many when that does not suffice
 */
const makeRoom = async (
  tx: Tx,
  open: readonly UnusedUpload[],
  { memberId, bytes, now }: { memberId: string; bytes: number; now: Date },
): Promise<void> => {
  const left = [...open]
  const isFull = () => left.length >= maxOpenUploads || left.reduce((sum, upload) => sum + upload.bytes, bytes) > maxOpenBytes
  while (isFull()) {
    const oldest = left.shift()
    if (oldest === undefined || now.getTime() - oldest.created_at.getTime() < staleAfterMs)
      throw new AppError(uploadErrors.too_many, { retryAfter })
    await deleteUpload(tx, memberId, oldest.id)
  }
}

/**
 * Begins an upload, or returns how much of it has arrived.
 * @throws {AppError} uploads.differs for another length than before, uploads.too_many
 */
export const beginUpload = async (
  ctx: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  limits: RateLimiter,
): Promise<HandlerResult<typeof endpoint>> => {
  const { id: memberId } = ctx.actor
  await limits.take(`uploads:${memberId}`, beginsAnHour)
  return inTransaction(ctx.db, async (tx) => {
    await lockUploadsOf(tx, memberId)
    const open = await readUnusedUploads(tx, memberId)
    const known = open.find(({ id }) => id === params.id)
    if (known !== undefined) {
      if (known.bytes !== body.bytes) throw new AppError(uploadErrors.differs)
      return { data: { received: known.received } }
    }
    await makeRoom(tx, open, { memberId, bytes: body.bytes, now: ctx.now })
    await insertUpload(tx, { member_id: memberId, id: params.id, bytes: body.bytes, created_at: ctx.now })
    return { data: { received: 0 } }
  })
}
