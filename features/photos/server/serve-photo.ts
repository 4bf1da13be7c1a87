import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#platform/server/http/route.ts'
import { filePolicy } from '#platform/server/http/file-policy.ts'
import { whenOver } from '#platform/server/http/when-over.ts'
import { verifyPath } from '#platform/server/storage/signed-url.ts'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { fileKey, photoPath, reviewPath, sizeOf } from './present-photo.ts'
import { readPhoto } from './queries.ts'

/** Photos in memory at a time. Past them each is read as it is sent on, which is slower: those who do not take theirs would keep all of them there. */
const mostWhole = 60

interface PhotoRequest {
  Params: { id: string; file: string }
  Querystring: Record<string, unknown>
}

/**
 * Serves the files of photos. Not an endpoint of the contract: it is a file that an `<img>` loads, without a token, so the
 * signed address is what lets somebody in. A reviewer's address is another one, and opens what was taken down as well.
 */
export const servePhotos = ({ app, platform }: Routes): void => {
  let whole = 0
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
    const key = fileKey(photo.storage_key, size)
    const isWhole = whole < mostWhole
    if (isWhole) {
      whole += 1
      whenOver(reply, () => (whole -= 1))
    }
    const stored = await (isWhole ? platform.storage.get(key) : platform.storage.open(key))
    if (stored === undefined) throw notFound
    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${Math.floor((ends.getTime() - now.getTime()) / 1000)}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', filePolicy)
      .header('content-length', 'stream' in stored ? stored.size : stored.bytes.length)
      .send('stream' in stored ? stored.stream : stored.bytes)
  }
  app.get<PhotoRequest>('/photos/:id/:file', (request, reply) => serve(request, reply, photoPath, false))
  app.get<PhotoRequest>('/photos/review/:id/:file', (request, reply) => serve(request, reply, reviewPath, true))
}
