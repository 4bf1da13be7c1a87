import { randomBytes, randomUUID } from 'node:crypto'
import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isDatabaseUnavailable } from '#platform/server/db/availability.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { KeyedQueue } from '#platform/server/concurrency/keyed-queue.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { type ErrorCode, AppError, type AppErrorDetails } from '#platform/shared/errors.ts'
import { maxPhotosPerMember, photoErrors, type uploadPhotos as endpoint } from '../contract.ts'
import { deleteUnusedFilesJob, photosAddedJob } from './jobs.ts'
import { photoFileKey, presentRealPhoto } from './present-photo.ts'
import { acceptPicture } from './processing/accept-picture.ts'
import { type ProcessedPhoto, photoSizes } from './processing/process-photo.ts'
import { countPhotos } from './queries.ts'
import { addPhotos } from './store.ts'

const sweepAfterMs = 60 * 60 * 1000

export interface UploadOptions {
  storage: Storage
  /** Whether photos are reviewed before or after others see them. */
  review: 'after' | 'before'
  /** Runs the uploads of one member one after the other. */
  turn: KeyedQueue
  /** Runs in the transaction that adds the photos. If it throws, no photo is added. */
  alongWith?: (tx: Tx) => Promise<void>
}

const uploadError = (code: ErrorCode, details: AppErrorDetails = {}): AppError =>
  new AppError(code, { ...details, fields: { 'images[]': [code] } })

/** A photo whose files are stored but whose row is not yet written. */
type StoredPhoto = Pick<ProcessedPhoto, 'width' | 'height' | 'blur' | 'hash'> & { key: string }

const storePhoto = async (
  ctx: MemberContext,
  storage: Storage,
  key: string,
  { sizes, width, height, blur, hash }: ProcessedPhoto,
): Promise<StoredPhoto> => {
  // Scheduled first, so that the files of an aborted upload are deleted.
  const runAt = new Date(ctx.now.getTime() + sweepAfterMs)
  await inTransaction(ctx.db, (tx) => addJob(tx, deleteUnusedFilesJob, { keys: [key] }, ctx.now, { runAt }))
  for (const size of photoSizes) await storage.put(photoFileKey(key, size), sizes[size], 'image/webp')
  return { key, width, height, blur, hash }
}

/**
 * Processes and stores each file as it arrives, so that a slow upload holds no picture in memory; `keys` receives each key before its first
 * file is written.
 * @throws {AppError} for the first refused file, after all were read: a connection with an unread body would stay open long after the
 * response
 */
const storeUploads = async (
  ctx: MemberContext,
  files: AsyncIterable<UploadedFile>,
  { storage, free, keys }: { storage: Storage; free: number; keys: string[] },
): Promise<StoredPhoto[]> => {
  const photos: StoredPhoto[] = []
  let refused: AppError | undefined
  for await (const file of files) {
    if (refused !== undefined) continue
    if (photos.length >= free) refused = uploadError(photoErrors.too_many, { values: { max: maxPhotosPerMember } })
    else {
      try {
        const photo = await acceptPicture(ctx.db, () => file.read())
        const key = randomBytes(16).toString('hex')
        keys.push(key)
        photos.push(await storePhoto(ctx, storage, key, photo))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused = uploadError(error.reason, error.details)
      }
    }
  }
  if (refused !== undefined) throw refused
  if (photos.length === 0) throw uploadError(photoErrors.missing)
  return photos
}

/**
 * Checks files as an upload would, but stores nothing.
 * @throws {AppError} for the first refused file, after all were read
 */
export const checkPhotoFiles = async (ctx: MemberContext, files: AsyncIterable<UploadedFile>): Promise<void> => {
  let count = 0
  let refused: AppError | undefined
  for await (const file of files) {
    count += 1
    if (refused !== undefined) continue
    try {
      await acceptPicture(ctx.db, () => file.read())
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused = error
    }
  }
  if (refused !== undefined) throw refused
  if (count === 0) throw new AppError(photoErrors.missing)
}

const uploadOnce = async (
  ctx: MemberContext,
  files: AsyncIterable<UploadedFile>,
  { storage, review, alongWith }: Omit<UploadOptions, 'turn'>,
): Promise<HandlerResult<typeof endpoint>> => {
  const { id: memberId } = ctx.actor
  const keys: string[] = []
  try {
    const photos = await storeUploads(ctx, files, { storage, free: maxPhotosPerMember - (await countPhotos(ctx.db, memberId)), keys })
    const rows = await inTransaction(ctx.db, async (tx) => {
      await lockMember(tx, memberId)
      if ((await countPhotos(tx, memberId)) + photos.length > maxPhotosPerMember)
        throw uploadError(photoErrors.too_many, { values: { max: maxPhotosPerMember } })
      const values = photos.map(({ key, ...photo }) => ({
        ...photo,
        id: randomUUID(),
        storage_key: key,
        review: 'waiting',
        shown: review === 'after',
      }))
      await addJob(tx, photosAddedJob, { memberId }, ctx.now)
      await alongWith?.(tx)
      return addPhotos(tx, memberId, values, ctx.now)
    })
    return { data: { images: rows.map((row) => presentRealPhoto(row, ctx.actor.id, ctx.now)) } }
  } catch (error) {
    // A lost connection hides whether the rows were committed. The planned job finds out whether the files are used.
    if (!isDatabaseUnavailable(error)) await Promise.allSettled(keys.map((key) => storage.deletePrefix(key)))
    throw error
  }
}

/**
 * Adds the uploaded photos to the caller's profile; if one is refused, none is added.
 * @throws {AppError} platform.too_many while several uploads of the member are running, and every photos error of the contract
 */
export const uploadPhotos = (
  ctx: MemberContext,
  { files }: { files: AsyncIterable<UploadedFile> },
  { turn, ...keeping }: UploadOptions,
): Promise<HandlerResult<typeof endpoint>> => turn(ctx.actor.id, () => uploadOnce(ctx, files, keeping))
