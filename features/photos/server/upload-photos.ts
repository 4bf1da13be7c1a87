import { randomBytes, randomUUID } from 'node:crypto'
import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import { semaphore } from '#platform/server/semaphore.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import { type ErrorCode, Refusal, type RefusalDetails } from '#platform/shared/errors.ts'
import { maxKeptPhotos, photoErrors, type uploadPhotos as endpoint } from '../contract.ts'
import { sweepFiles } from './jobs.ts'
import { fileKey, presentPhoto } from './present-photo.ts'
import { type ProcessedPhoto, photoSizes, processPhoto } from './process-photo.ts'
import { countPhotos } from './queries.ts'
import { copyDistance } from './perceptual-hash.ts'
import { isRefused } from './review-store.ts'
import { addPhotos } from './store.ts'

const sweepAfterMs = 60 * 60 * 1000

export interface PhotoKeeping {
  storage: Storage
  /** Whether others see a photo before or only after its review. */
  review: 'after' | 'before'
}

/** Each holds a file of up to 10 MB; those that wait leave theirs on the wire. */
const receiving = semaphore(6)

const refusal = (code: ErrorCode, details: RefusalDetails = {}): Refusal =>
  new Refusal(code, { ...details, fields: { 'images[]': [code] } })

const processAll = async (db: Database, files: AsyncIterable<UploadedFile>, free: number): Promise<ProcessedPhoto[]> => {
  const photos: ProcessedPhoto[] = []
  let refused: Refusal | undefined
  for await (const file of files) {
    // The rest is read all the same: a connection with half a body on it would stay open long after the answer.
    if (refused !== undefined) continue
    if (photos.length >= free) refused = refusal(photoErrors.too_many, { values: { max: maxKeptPhotos } })
    else {
      try {
        const photo = await processPhoto(file.bytes)
        if (await isRefused(db, [photo.hash, photo.mirrored], copyDistance)) refused = refusal(photoErrors.refused_before)
        else photos.push(photo)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused = refusal(error.reason, error.details)
      }
    }
  }
  if (refused !== undefined) throw refused
  return photos
}

/** Adds the sent photos to the caller's profile; when one of them is refused, none is added. */
export const uploadPhotos = async (
  ctx: MemberContext,
  input: { files: AsyncIterable<UploadedFile> },
  { storage, review }: PhotoKeeping,
): Promise<Answer<typeof endpoint>> => {
  const { id: memberId } = ctx.actor
  const photos = await receiving(1, async () => processAll(ctx.db, input.files, maxKeptPhotos - (await countPhotos(ctx.db, memberId))))
  if (photos.length === 0) throw refusal(photoErrors.missing)
  const kept = photos.map((photo) => ({ ...photo, key: randomBytes(16).toString('hex') }))
  const keys = kept.map((photo) => photo.key)
  try {
    // Written first, so that files of an upload that never ends are found again.
    await inTransaction(ctx.db, (tx) => addJob(tx, sweepFiles, { keys }, ctx.now, { runAt: new Date(ctx.now.getTime() + sweepAfterMs) }))
    for (const { key, sizes } of kept) for (const size of photoSizes) await storage.put(fileKey(key, size), sizes[size], 'image/webp')
    const rows = await inTransaction(ctx.db, async (tx) => {
      await lockMember(tx, memberId)
      if ((await countPhotos(tx, memberId)) + kept.length > maxKeptPhotos)
        throw refusal(photoErrors.too_many, { values: { max: maxKeptPhotos } })
      const values = kept.map(({ key, width, height, blur, hash }) => ({
        id: randomUUID(),
        storage_key: key,
        width,
        height,
        blur,
        hash,
        review: 'waiting',
        shown: review === 'after',
      }))
      return addPhotos(tx, memberId, values, ctx.now)
    })
    return { data: { images: rows.map((row) => presentPhoto(row, ctx.actor.id, ctx.now)) } }
  } catch (error) {
    await Promise.allSettled(keys.map((key) => storage.deletePrefix(key)))
    throw error
  }
}
