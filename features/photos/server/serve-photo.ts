import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#platform/server/http/route.ts'
import { uploadedFileSecurityPolicy } from '#platform/server/http/guards/file-policy.ts'
import { onResponseEnd } from '#platform/server/http/responses/response-end.ts'
import { readSignedExpiry } from '#platform/server/storage/signed-url.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { decryptViewerId } from './viewer-id.ts'
import { photoFileKey, photoPath, type PhotoRow, type PhotoVersion, photoVersionOfFile, reviewerPhotoPath } from './present-photo.ts'
import { readPhotoAccess } from './blurring/photo-view.ts'
import { createPhotoBlurrer } from './blurring/blur-photo.ts'
import type { PhotoSize } from './processing/process-photo.ts'
import { readPhoto } from './queries.ts'
import { createAvifProvider } from './smallest-as-avif.ts'

/** Photos held in memory at a time. Beyond that files are streamed, which is slower but safe against clients that do not read. */
const maxBufferedPhotos = 60

const smallest: PhotoSize = 160
/** Whether the browser accepts AVIF. */
const takesAvif = ({ headers }: FastifyRequest): boolean => /\bimage\/avif\b/.test(headers.accept ?? '')

interface PhotoRequest {
  Params: { id: string; file: string }
  Querystring: Record<string, unknown>
}
interface ViewerRequest extends PhotoRequest {
  Params: PhotoRequest['Params'] & { viewer: string }
}

/**
 * Serves photo files. Not an endpoint of the contract: an `<img>` loads the file without a token, so the signed URL contains the viewer,
 * and every request checks that the viewer may still see the photo, and whether blurred. Reviewers have a URL of their own that also opens photos taken down.
 */
export const servePhotoFiles = ({ app, platform }: Routes): void => {
  const { clock, db, storage } = platform
  const findAvif = createAvifProvider(platform)
  const blur = createPhotoBlurrer()
  let whole = 0

  const find = async (id: string, file: string): Promise<{ photo: PhotoRow; version: PhotoVersion } | undefined> => {
    const version = photoVersionOfFile(file)
    const photo = version === undefined || !Id.safeParse(id).success ? undefined : await readPhoto(db, id)
    return photo === undefined || version === undefined ? undefined : { photo, version }
  }
  const cacheUntil = (ends: Date) => `private, max-age=${Math.floor((ends.getTime() - clock.now().getTime()) / 1000)}, immutable`
  const sendBlurred = async (reply: FastifyReply, photo: PhotoRow, caching: string) =>
    reply
      .type('image/webp')
      .header('cache-control', caching)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', uploadedFileSecurityPolicy)
      .send(await blur(photo.blur))
  const send = async (request: FastifyRequest, reply: FastifyReply, photo: PhotoRow, size: PhotoSize, ends: Date) => {
    const key = photoFileKey(photo.storage_key, size)
    const isWhole = whole < maxBufferedPhotos
    if (isWhole) {
      whole += 1
      onResponseEnd(reply, () => (whole -= 1))
    }
    // `origin` is named too, because the headers of a response to a page on another host depend on the origin of that page.
    if (size === smallest) reply.header('vary', 'accept, origin')
    const avif = size === smallest && isWhole && takesAvif(request) ? await findAvif(photo) : undefined
    const stored = avif ?? (await (isWhole ? storage.get(key) : storage.open(key)))
    if (stored === undefined) throw new AppError(platformErrors.not_found)
    return reply
      .type(stored.contentType)
      .header('cache-control', cacheUntil(ends))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', uploadedFileSecurityPolicy)
      .header('content-length', 'stream' in stored ? stored.size : stored.bytes.length)
      .send('stream' in stored ? stored.stream : stored.bytes)
  }

  app.get<ViewerRequest>('/photos/:id/:viewer/:file', async (request, reply) => {
    const { params, query } = request
    const { photo, version } = (await find(params.id, params.file)) ?? {}
    const viewer = photo === undefined ? undefined : decryptViewerId(params.viewer, photo.storage_key)
    if (photo === undefined || version === undefined || viewer === undefined) throw new AppError(platformErrors.not_found)
    const ends = readSignedExpiry(photoPath(photo.id, params.viewer, version), query, clock.now(), [photo.storage_key])
    const view = ends && (await readPhotoAccess(db, photo.id, viewer))
    if (ends === undefined || view === undefined) throw new AppError(platformErrors.not_found)
    if (version === 'blurred') return sendBlurred(reply, photo, cacheUntil(ends))
    // An older page may still request the real photo by its URL. After a match the same URL returns the real photo, so this must not be cached.
    if (view === 'blurred') return sendBlurred(reply, photo, 'no-store')
    return send(request, reply, photo, version, ends)
  })
  app.get<PhotoRequest>('/photos/review/:id/:file', async (request, reply) => {
    const { params, query } = request
    const { photo, version } = (await find(params.id, params.file)) ?? {}
    if (photo === undefined || version === undefined || version === 'blurred') throw new AppError(platformErrors.not_found)
    const ends = readSignedExpiry(reviewerPhotoPath(photo.id, version), query, clock.now(), [photo.storage_key])
    if (ends === undefined) throw new AppError(platformErrors.not_found)
    return send(request, reply, photo, version, ends)
  })
}
