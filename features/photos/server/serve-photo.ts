import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#platform/server/http/route.ts'
import { filePolicy } from '#platform/server/http/file-policy.ts'
import { verifyPath } from '#platform/server/storage/signed-url.ts'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { fileKey, photoPath, reviewPath, sizeOf } from './present-photo.ts'
import { readPhoto } from './queries.ts'

interface PhotoRequest {
  Params: { id: string; file: string }
  Querystring: Record<string, unknown>
}

/**
 * Serves the files of photos. Not an endpoint of the contract: it is a file that an `<img>` loads, without a token, so the
 * signed address is what lets somebody in. A reviewer's address is another one, and opens what was taken down as well.
 */
export const servePhotos = ({ app, platform }: Routes): void => {
  const serve = async (request: FastifyRequest<PhotoRequest>, reply: FastifyReply, pathOf: typeof photoPath, reviews: boolean) => {
    const { id, file } = request.params
    const size = sizeOf(file)
    const notFound = new Refusal(platformErrors.not_found)
    if (size === undefined || !Id.safeParse(id).success) throw notFound
    const photo = await readPhoto(platform.db, id)
    if (photo === undefined || (photo.review === 'removed' && !reviews)) throw notFound
    const now = platform.clock.now()
    const ends = verifyPath(pathOf(photo.id, size), request.query, now, [photo.storage_key])
    if (ends === undefined) throw notFound
    // Read as it is sent on: those who do not take their photo would each keep one in memory.
    const stored = await platform.storage.open(fileKey(photo.storage_key, size))
    if (stored === undefined) throw notFound
    return reply
      .type('image/webp')
      .header('content-length', stored.size)
      .header('cache-control', `private, max-age=${Math.floor((ends.getTime() - now.getTime()) / 1000)}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', filePolicy)
      .send(stored.stream)
  }
  app.get<PhotoRequest>('/photos/:id/:file', (request, reply) => serve(request, reply, photoPath, false))
  app.get<PhotoRequest>('/photos/review/:id/:file', (request, reply) => serve(request, reply, reviewPath, true))
}
