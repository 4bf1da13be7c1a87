import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseByteRange } from '../byte-range.ts'
import { uploadedFileSecurityPolicy } from '../guards/file-policy.ts'

interface MemberFile {
  bytes: Buffer
  contentType: string
  /** Seconds until its URL expires. */
  maxAge: number
  /** Whether range requests are served, which audio players need. */
  isSeekable: boolean
}

/** Sends an uploaded file of a member, or the requested range of it. Browsers may cache it, proxies may not. */
export const sendMemberFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, maxAge, isSeekable }: MemberFile,
): FastifyReply => {
  const range = isSeekable ? parseByteRange(request.headers.range, bytes.length) : undefined
  void reply
    .type(contentType)
    .header('cache-control', `private, max-age=${Math.floor(maxAge)}, immutable`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', uploadedFileSecurityPolicy)
  if (isSeekable) void reply.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable')
    return reply.code(416).header('cache-control', 'private, no-store').header('content-range', `bytes */${bytes.length}`).send()
  if (range === undefined) return reply.header('content-length', bytes.length).send(bytes)
  const part = bytes.subarray(range.first, range.last + 1)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .header('content-length', part.length)
    .send(part)
}
