import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { acceptPicture, hashDistance } from '#features/photos/server/index.ts'
import { readUpload } from '#features/uploads/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createFileKey, getDecrypted, putEncrypted } from '#platform/server/storage/encrypted-files.ts'
import { openFileKey, sealFileKey } from '#platform/server/storage/file-keys.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { AppError, type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { uploadErrors } from '#features/uploads/contract.ts'
import { framesPerCheck, maxFrameBytes, photoCheckErrors } from '../contract.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import type { PhotoCheckFramesRow } from './rows.ts'

type Services = Pick<Platform, 'storage' | 'config'>

/** Milliseconds after which files without a row are deleted. */
const unusedFilesMs = hourMs
/** Frames whose perceptual hashes differ in this many bits or fewer are the same picture. Two real camera frames always differ in more. */
const sameFrameBits = 3

const jpegMagic = Buffer.from('ffd8ff', 'hex')

/** Returns the storage key of an encrypted frame; the first is 0. */
export const frameFileKey = (storageKey: string, index: number): string => `${storageKey}/frame-${index + 1}.bin`

const frameError = (code: ErrorCode): AppError => new AppError(code, { fields: { frames: [code] } })

const acceptFrame = async (db: Database, read: () => Promise<Buffer>) => {
  let sha = ''
  const checked = async () => {
    const bytes = await read()
    if (bytes.length > maxFrameBytes || !bytes.subarray(0, jpegMagic.length).equals(jpegMagic))
      throw frameError(photoCheckErrors.unusable_frame)
    sha = createHash('sha256').update(bytes).digest('hex')
    return bytes
  }
  try {
    const { sizes, hash } = await acceptPicture(db, checked)
    return { sha, hash, image: sizes[1080] }
  } catch (error) {
    // Frames come from the capture screen, so the member can do nothing about a refused one: all reasons become one error.
    const passed = [uploadErrors.incomplete, platformErrors.unavailable].map(({ code }) => code)
    if (!(error instanceof AppError) || passed.includes(error.reason.code)) throw error
    throw frameError(photoCheckErrors.unusable_frame)
  }
}

export type AcceptedFrame = Awaited<ReturnType<typeof acceptFrame>>

/**
 * Reads the frames from their uploads, checks that they are different pictures, and keeps their pixels only.
 * @throws {AppError} uploads.incomplete, photo_check.unusable_frame, photo_check.same_frames
 */
export const acceptFrames = async ({ db, actor }: MemberContext, uploads: readonly string[]): Promise<AcceptedFrame[]> => {
  const frames: AcceptedFrame[] = []
  for (const upload of uploads) {
    const frame = await acceptFrame(db, () => readUpload(db, actor.id, upload))
    if (frames.some((earlier) => earlier.sha === frame.sha || hashDistance(earlier.hash, frame.hash) <= sameFrameBits))
      throw frameError(photoCheckErrors.same_frames)
    frames.push(frame)
  }
  const known = await db
    .selectFrom('photo_check_frames')
    .select('photo_check_id')
    .where(sql<boolean>`hashes && ${sql.val(frames.map(({ sha }) => sha))}::text[]`)
    .limit(1)
    .executeTakeFirst()
  if (known !== undefined) throw frameError(photoCheckErrors.same_frames)
  return frames
}

/** Stores frames encrypted. @returns the columns of their row */
export const storeFrames = async (
  { db, now }: Context,
  { storage, config }: Services,
  { id, frames }: { id: string; frames: readonly AcceptedFrame[] },
): Promise<Omit<PhotoCheckFramesRow, 'photo_check_id' | 'delete_after'>> => {
  const [storageKey, fileKey] = [randomBytes(16).toString('hex'), createFileKey()]
  const sealed = await sealFileKey(db, config.secrets, { id, fileKey, now })
  // The clean-up job is added first, so that the files of an aborted request are deleted.
  const runAt = new Date(now.getTime() + unusedFilesMs)
  await inTransaction(db, (tx) => addJob(tx, deleteUnusedFilesJob, { keys: [storageKey] }, now, { runAt }))
  for (const [index, { image }] of frames.entries()) await putEncrypted(storage, frameFileKey(storageKey, index), fileKey, image)
  return { storage_key: storageKey, ...sealed, hashes: frames.map(({ sha }) => sha) }
}

/** Decrypts the frames of a check, in order. Frames whose files are gone are left out. */
export const decryptFrames = async (db: Database, { storage, config }: Services, row: PhotoCheckFramesRow): Promise<Buffer[]> => {
  const fileKey = await openFileKey(db, config.secrets, { ...row, id: row.photo_check_id })
  const opened: Buffer[] = []
  for (let index = 0; index < framesPerCheck; index++) {
    const bytes = await getDecrypted(storage, frameFileKey(row.storage_key, index), fileKey)
    if (bytes !== undefined) opened.push(bytes)
  }
  return opened
}
