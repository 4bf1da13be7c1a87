import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, type ContentEncoding } from './content-encoding.ts'

/** A response that is the same for everyone, in every supported encoding. */
export interface PreparedResponse {
  type: string
  etag: string
  plain: Buffer
  encoded: Readonly<Partial<Record<ContentEncoding, Buffer>>>
}

const effort = 7

/** Returns a strong ETag: a hash of the content. */
export const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/** Compresses a response once for all requests. */
export const prepareResponse = async (type: string, text: string | Buffer): Promise<PreparedResponse> => {
  const plain = Buffer.from(text)
  const br = await compress(plain, 'br', effort)
  return { type, etag: etagOf(plain), plain, encoded: { br, gzip: await compress(plain, 'gzip', effort) } }
}

/** Caches the result of an async function; a failure is not cached. */
export const memoizeAsync = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Caches the result of an async function until the brand name changes. `keep` is `memoizeAsync` or its replacement in tests. */
export const memoizePerBrandName = <T>(
  keep: typeof memoizeAsync,
  readName: () => string,
  make: (name: string) => Promise<T>,
): (() => Promise<T>) => {
  let kept: { name: string; read: () => Promise<T> } | undefined
  return () => {
    const name = readName()
    if (kept?.name !== name) kept = { name, read: keep(() => make(name)) }
    return kept.read()
  }
}

/** Chunk size for large responses: copying hundreds of them at once would block the event loop. */
const pieceBytes = 64 * 1024

const inPieces = (bytes: Buffer): Readable =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield bytes.subarray(at, at + pieceBytes)
        await yieldToEventLoop()
      }
    })(),
    { objectMode: false },
  )

/** Sends the encoding the client accepts, or 304 when the ETag matches. Nothing is compressed per request. */
export const sendPrepared = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, encoded }: PreparedResponse,
): FastifyReply => {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const smaller = accepted && encoded[accepted]
  const known = reply.getHeader('vary')
  reply.headers({ etag, vary: known === undefined ? 'accept-encoding' : `${String(known)}, accept-encoding` })
  const asked = request.headers['if-none-match'] ?? ''
  if (asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.status(304).send()
  if (smaller !== undefined) reply.header('content-encoding', accepted)
  const bytes = smaller ?? plain
  reply.type(type).header('content-length', bytes.length)
  return reply.send(bytes.length > 2 * pieceBytes ? inPieces(bytes) : bytes)
}
