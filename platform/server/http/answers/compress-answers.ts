import type { FastifyInstance } from 'fastify'
import { acceptedEncoding, compressed } from './encoding.ts'

const fewestBytes = 1024
const mostBytes = 1024 * 1024
/** As many as there are threads for it; whoever comes on top gets more bytes rather than waits. */
const atOnce = 4
/** Quick, and 256 KB of window rather than 4 MB: the difference is a few percent of an answer of this size. */
const effort = 4
const windowBits = 18

const isText = (type: unknown): boolean => /^(?:text\/|application\/(?:[\w.-]+\+)?json|application\/javascript)/.test(String(type))

/** Compresses answers that are written for one reader. What is the same for all is ready in compressed form before it is asked for. */
export const compressAnswers = (app: FastifyInstance): void => {
  let atWork = 0
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    // What has a version is ready in every form it comes in.
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
    if (encoding === undefined || atWork >= atOnce) return payload
    atWork += 1
    try {
      const smaller = await compressed(bytes, encoding, effort, windowBits)
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return smaller
    } finally {
      atWork -= 1
    }
  })
}
