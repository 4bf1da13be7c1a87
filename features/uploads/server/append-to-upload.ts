import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { type appendToUpload as endpoint, uploadErrors } from '../contract.ts'
import { insertPart, lockUpload } from './store.ts'

/** Maximum size of one part in bytes; clients send less. */
const maxPartBytes = 1024 * 1024
/** Ten minutes suffice for the largest upload in small parts, several times over. */
const partsInTenMinutes = { burst: 600, seconds: 600 }

/** Each slot holds one part in memory; parts that wait are on disk. */
const withPartSlot = createSemaphore(8, 200)

const partError = (code: ErrorCode): AppError => new AppError(code, { fields: { part: [code] } })

const appendBytes = (ctx: MemberContext, { params, query }: HandlerInput<typeof endpoint>, bytes: Buffer): Promise<number> =>
  inTransaction(ctx.db, async (tx) => {
    const upload = await lockUpload(tx, ctx.actor.id, params.id)
    if (upload === undefined) throw new AppError(platformErrors.not_found)
    if (query.at > upload.received) throw new AppError(uploadErrors.gap)
    if (query.at + bytes.length > upload.bytes) throw partError(platformErrors.too_large)
    const fresh = bytes.subarray(upload.received - query.at)
    if (fresh.length === 0) return upload.received
    await insertPart(tx, { member_id: ctx.actor.id, upload_id: params.id, at: upload.received, content: fresh })
    return upload.received + fresh.length
  })

/**
 * Adds the bytes of a part to an upload; those that have arrived already are skipped.
 * @throws {AppError} uploads.gap, uploads.empty, platform.too_large, platform.not_found; after the whole body was read: a connection with
 * an unread body would stay open long after the response
 */
export const appendToUpload = async (
  ctx: MemberContext,
  { files, ...input }: HandlerInput<typeof endpoint> & { files: AsyncIterable<UploadedFile> },
  limits: RateLimiter,
): Promise<HandlerResult<typeof endpoint>> => {
  await limits.take(`upload-parts:${ctx.actor.id}`, partsInTenMinutes)
  let received: number | undefined
  let refused: Error | undefined
  for await (const file of files) {
    if (received !== undefined || refused !== undefined) continue
    try {
      if (file.bytes > maxPartBytes) throw partError(platformErrors.too_large)
      if (file.bytes > 0) received = await withPartSlot(1, async () => appendBytes(ctx, input, await file.read()))
    } catch (error) {
      refused = error instanceof Error ? error : new Error(String(error))
    }
  }
  if (refused !== undefined) throw refused
  if (received === undefined) throw partError(uploadErrors.empty)
  return { data: { received } }
}
