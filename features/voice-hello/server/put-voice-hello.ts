import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lockMember } from '#features/members/server/index.ts'
import { deleteUpload, readUpload } from '#features/uploads/server/index.ts'
import { readRecording, RecordingError } from '#platform/server/audio/read-recording.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createFileKey, putEncrypted } from '#platform/server/storage/encrypted-files.ts'
import { sealFileKey } from '#platform/server/storage/file-keys.ts'
import { hourMs } from '#platform/shared/durations.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { maxVoiceHelloSeconds, type putVoiceHello as endpoint, voiceHelloErrors } from '../contract.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import { type VoiceHelloRow, voiceHelloFileKey } from './present-voice-hello.ts'
import { presentOwnVoiceHello } from './show-own-voice-hello.ts'
import { insertVoiceHello, isRefusedRecording, readCurrentVoiceHello, releaseCurrentVoiceHello } from './store.ts'

type Services = Pick<Platform, 'storage' | 'config' | 'limits'>

const minSeconds = 1
/** Maximum size of an upload in bytes. Generous, because a browser may record with a higher bit rate than requested. */
const maxBytes = 400_000
const replacementsAnHour = { burst: 20, seconds: 3600 }
/** Files without a row are deleted after this time. */
const unusedFilesMs = hourMs

/** Each slot holds one upload and its copy in memory. */
const withReadingSlot = createSemaphore(3, 100)

/** Reads and checks the upload. @throws {AppError} uploads.incomplete, and every voice_hello error of the contract */
const prepareRecording = (ctx: MemberContext, upload: string) =>
  withReadingSlot(1, async () => {
    const bytes = await readUpload(ctx.db, ctx.actor.id, upload)
    try {
      const { ogg, seconds } = readRecording(bytes, { maxSeconds: maxVoiceHelloSeconds, minSeconds, maxBytes })
      return { ogg, tenths: Math.round(seconds * 10), hash: createHash('sha256').update(ogg).digest() }
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error
      // A refused upload will never be used, and counts towards the member's limit of uploads.
      await inTransaction(ctx.db, (tx) => deleteUpload(tx, ctx.actor.id, upload))
      const code = voiceHelloErrors[error.reason]
      throw new AppError(code, { fields: { upload: [code] } })
    }
  })

type Prepared = Awaited<ReturnType<typeof prepareRecording>>
type StoredFile = Pick<VoiceHelloRow, 'id' | 'storage_key' | 'key_name' | 'sealed_key'>

const storeFile = async (ctx: MemberContext, { storage, config }: Services, { ogg }: Prepared): Promise<StoredFile> => {
  const [id, storageKey, fileKey] = [randomUUID(), randomBytes(16).toString('hex'), createFileKey()]
  const sealed = await sealFileKey(ctx.db, config.secrets, { id, fileKey, now: ctx.now })
  // The clean-up job is added first, so that the file of an aborted request is deleted.
  const runAt = new Date(ctx.now.getTime() + unusedFilesMs)
  await inTransaction(ctx.db, (tx) => addJob(tx, deleteUnusedFilesJob, { keys: [storageKey] }, ctx.now, { runAt }))
  await putEncrypted(storage, voiceHelloFileKey(storageKey), fileKey, ogg)
  return { id, storage_key: storageKey, ...sealed }
}

/** @throws {AppError} voice_hello.refused_before for a recording that a moderator took down */
const requireNotRefused = async (db: Database | Tx, hash: Buffer): Promise<void> => {
  if (await isRefusedRecording(db, hash))
    throw new AppError(voiceHelloErrors.refused_before, { fields: { upload: [voiceHelloErrors.refused_before] } })
}

/**
 * Makes an upload the caller's voice hello, replacing any earlier one. Idempotent.
 * @throws {AppError} uploads.incomplete, platform.too_many, and every voice_hello error of the contract
 */
export const putVoiceHello = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  services: Services,
): Promise<HandlerResult<typeof endpoint>> => {
  const { id: memberId } = ctx.actor
  const isRepeated = (current: VoiceHelloRow | undefined) => current?.upload_id === body.upload
  const before = await readCurrentVoiceHello(ctx.db, memberId)
  if (isRepeated(before)) return presentOwnVoiceHello(before, false, ctx)
  await services.limits.take(`voice-hellos:${memberId}`, replacementsAnHour)
  const prepared = await prepareRecording(ctx, body.upload)
  await requireNotRefused(ctx.db, prepared.hash)
  const stored = await storeFile(ctx, services, prepared)
  const current = await inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, memberId)
    const earlier = await readCurrentVoiceHello(tx, memberId)
    if (earlier !== undefined && isRepeated(earlier)) return earlier
    // Checked again under the lock, because a moderator may have taken the same recording down meanwhile.
    await requireNotRefused(tx, prepared.hash)
    await releaseCurrentVoiceHello(tx, memberId, ctx.now)
    await deleteUpload(tx, memberId, body.upload)
    return insertVoiceHello(tx, {
      ...stored,
      member_id: memberId,
      upload_id: body.upload,
      tenths: prepared.tenths,
      peaks: body.peaks,
      hash: prepared.hash,
      review: 'waiting',
      shown: services.config.photoReview === 'after',
      created_at: ctx.now,
    })
  })
  return presentOwnVoiceHello(current, false, ctx)
}
