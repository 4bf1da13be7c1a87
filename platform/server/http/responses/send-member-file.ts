import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseByteRange } from '../byte-range.ts'
import { uploadedFileSecurityPolicy } from '../guards/file-policy.ts'

interface MemberFile {
  bytes: Buffer
  contentType: string
  /** Seconds until its URL expires. */
  maxAge: number
  /** Whether parts of it are served, as players of sound ask for. */
  isSeekable: boolean
}

/** Sends a file that a member has uploaded, whole or the part that the request asks for. Browsers keep it, proxies do not. */
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
