import type { FastifyReply, FastifyRequest } from 'fastify'
import { decryptViewerId } from '#features/photos/server/index.ts'
import { sendMemberFile } from '#platform/server/http/responses/send-member-file.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { openFileKey } from '#platform/server/storage/file-keys.ts'
import { readSignedExpiry } from '#platform/server/storage/signed-url.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { contentTypeOf, parseServedFileName, type AttachmentFileName, hasAttachmentFile, readAttachmentFile } from '../attachment-files.ts'
import { attachmentPath, reviewerAttachmentPath } from '../attachment-urls.ts'
import { createFileMemoryLimiter } from './file-memory-limiter.ts'
import { canOpenAttachment, isAttachmentHeldAsEvidence, readStoredAttachment, type StoredAttachment } from '../stored-attachment.ts'

interface FileRequest {
  Params: { id: string; file: string }
  Querystring: Record<string, unknown>
}
interface ViewerRequest extends FileRequest {
  Params: FileRequest['Params'] & { viewer: string }
}

/**
 * Serves voice notes and pictures of conversations. These are no endpoints of the contract: `<audio>` and `<img>` load them without a token, so the
 * signed URL contains the viewer, and every request checks that the viewer may still see the message. Moderators have separate URLs, which open
 * only evidence.
 */
export const serveAttachmentFiles = ({ app, platform }: Routes): void => {
  const { clock, config, db, storage } = platform
  const hold = createFileMemoryLimiter()
  const notFound = () => new AppError(platformErrors.not_found)

  const find = async (id: string, file: string): Promise<{ stored: StoredAttachment; name: AttachmentFileName }> => {
    const name = parseServedFileName(file)
    const stored = name === undefined || !Id.safeParse(id).success ? undefined : await readStoredAttachment(db, id)
    if (stored === undefined || name === undefined || !hasAttachmentFile(stored.kind, name)) throw notFound()
    return { stored, name }
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { stored, name, ends }: { stored: StoredAttachment; name: AttachmentFileName; ends: Date },
  ) => {
    const bytes = await readAttachmentFile(storage, stored.storage_key, { name, fileKey: await openFileKey(db, config.secrets, stored) })
    if (bytes === undefined) throw notFound()
    return sendMemberFile(request, reply, {
      bytes,
      contentType: contentTypeOf(name),
      maxAge: (ends.getTime() - clock.now().getTime()) / 1000,
      isSeekable: stored.kind === 'voice',
    })
  }

  app.get<ViewerRequest>('/attachments/:id/:viewer/:file', async (request, reply) => {
    const { params, query } = request
    const { stored, name } = await find(params.id, params.file)
    const viewer = decryptViewerId(params.viewer, stored.storage_key)
    if (viewer === undefined) throw notFound()
    const ends = readSignedExpiry(attachmentPath(stored.id, params.viewer, name), query, clock.now(), [stored.storage_key])
    if (ends === undefined || !(await canOpenAttachment(db, stored.id, viewer))) throw notFound()
    hold(reply, viewer)
    return send(request, reply, { stored, name, ends })
  })
  app.get<FileRequest>('/attachments/review/:id/:file', async (request, reply) => {
    const { params, query } = request
    const { stored, name } = await find(params.id, params.file)
    const ends = readSignedExpiry(reviewerAttachmentPath(stored.id, name), query, clock.now(), [stored.storage_key])
    if (ends === undefined || !(await isAttachmentHeldAsEvidence(db, stored.id))) throw notFound()
    hold(reply, 'moderators')
    return send(request, reply, { stored, name, ends })
  })
}
