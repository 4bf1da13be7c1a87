import type { FastifyReply } from 'fastify'
import { uploadedFileSecurityPolicy } from '../http/guards/file-policy.ts'
import type { StoredObject } from '../storage/storage.ts'

/** Sends a picture that everybody may see. The picture at its path never changes, so browsers may cache it for good. */
export const sendPublicPicture = (reply: FastifyReply, { bytes, contentType }: StoredObject): FastifyReply =>
  reply
    .type(contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', uploadedFileSecurityPolicy)
    .send(bytes)
