import type { FastifyInstance } from 'fastify'
import { acceptedEncoding, compress } from './content-encoding.ts'

const fewestBytes = 1024
const mostBytes = 1024 * 1024
/** Equals the libuv thread pool; further responses go out uncompressed rather than wait. */
const maxConcurrent = 4
/** Low effort and a 256 KB window instead of 4 MB cost a few percent of size at these response sizes. */
const effort = 4
const windowBits = 18

const isText = (type: unknown): boolean => /^(?:text\/|application\/(?:[\w.-]+\+)?json|application\/javascript)/.test(String(type))

/** Compresses responses made for one request. Responses that are the same for everyone are prepared in compressed form instead. */
export const compressResponses = (app: FastifyInstance): void => {
  let active = 0
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    // Responses with an ETag are prepared in every encoding.
    if (
      request.method === 'HEAD' ||
      reply.hasHeader('etag') ||
      reply.hasHeader('content-encoding') ||
      !isText(reply.getHeader('content-type'))
    )
      return payload
    const bytes = Buffer.from(payload)
    if (bytes.length < fewestBytes || bytes.length > mostBytes) return payload
    const known = reply.getHeader('vary')
    reply.header('vary', known === undefined ? 'accept-encoding' : `${String(known)}, accept-encoding`)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === undefined || active >= maxConcurrent) return payload
    active += 1
    try {
      const smaller = await compress(bytes, encoding, effort, windowBits)
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return smaller
    } finally {
      active -= 1
    }
  })
}
