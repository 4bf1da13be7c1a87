import type { FastifyReply, FastifyRequest } from 'fastify'
import { decryptViewerId } from '#features/photos/server/index.ts'
import { onResponseEnd } from '#platform/server/http/responses/response-end.ts'
import { sendMemberFile } from '#platform/server/http/responses/send-member-file.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { getDecrypted } from '#platform/server/storage/encrypted-files.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import { readSignedExpiry } from '#platform/server/storage/signed-url.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { reviewerVoiceHelloPath, voiceHelloFileKey, voiceHelloPath, type VoiceHelloRow } from './present-voice-hello.ts'
import { canHearVoiceHello, readVoiceHelloRow } from './queries.ts'

/** Decrypted files held in memory at a time: clients that do not read must not fill it. */
const maxHeld = 100
const retryAfter = 2

interface HelloRequest {
  Params: { id: string }
  Querystring: Record<string, unknown>
}
interface ViewerRequest extends HelloRequest {
  Params: HelloRequest['Params'] & { viewer: string }
}

/**
 * Serves voice hellos. Not an endpoint of the contract: `<audio>` loads the file without a token, so the signed URL contains the viewer, and
 * every request checks that the viewer may still hear it. Moderators have a URL of their own that also opens those taken down.
 */
export const serveVoiceHelloFiles = ({ app, platform }: Routes): void => {
  const { clock, config, db, storage } = platform
  let held = 0
  const notFound = () => new AppError(platformErrors.not_found)

  const find = async (id: string): Promise<VoiceHelloRow> => {
    const row = Id.safeParse(id).success ? await readVoiceHelloRow(db, id) : undefined
    if (row === undefined) throw notFound()
    return row
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, row: VoiceHelloRow, ends: Date) => {
    if (held >= maxHeld) throw new AppError(platformErrors.unavailable, { retryAfter })
    held += 1
    onResponseEnd(reply, () => (held -= 1))
    const bytes = await getDecrypted(storage, voiceHelloFileKey(row.storage_key), await openFileKey(db, config.secrets, row))
    if (bytes === undefined) throw notFound()
    const maxAge = (ends.getTime() - clock.now().getTime()) / 1000
    return sendMemberFile(request, reply, { bytes, contentType: 'audio/ogg', maxAge, isSeekable: true })
  }

  app.get<ViewerRequest>('/voice-hellos/:id/:viewer/hello.ogg', async (request, reply) => {
    const { params, query } = request
    const row = await find(params.id)
    const viewer = decryptViewerId(params.viewer, row.storage_key)
    if (viewer === undefined) throw notFound()
    const ends = readSignedExpiry(voiceHelloPath(row.id, params.viewer), query, clock.now(), [row.storage_key])
    if (ends === undefined || !(await canHearVoiceHello(db, row.id, viewer))) throw notFound()
    return send(request, reply, row, ends)
  })
  app.get<HelloRequest>('/voice-hellos/review/:id/hello.ogg', async (request, reply) => {
    const row = await find(request.params.id)
    const ends = readSignedExpiry(reviewerVoiceHelloPath(row.id), request.query, clock.now(), [row.storage_key])
    if (ends === undefined) throw notFound()
    return send(request, reply, row, ends)
  })
}
