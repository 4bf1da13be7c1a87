import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compressed, type Encoding } from './encoding.ts'

/** An answer that is the same for everybody, in every form that is asked for. */
export interface ReadyAnswer {
  type: string
  etag: string
  plain: Buffer
  encoded: Readonly<Partial<Record<Encoding, Buffer>>>
}

const effort = 7

/** What changes with the bytes. */
export const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

/** Makes the forms of an answer, once for all who ask. */
export const prepareAnswer = async (type: string, text: string | Buffer): Promise<ReadyAnswer> => {
  const plain = Buffer.from(text)
  const br = await compressed(plain, 'br', effort)
  return { type, etag: etagOf(plain), plain, encoded: { br, gzip: await compressed(plain, 'gzip', effort) } }
}

/** Keeps what `make` resolves to; a failure is not kept. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Handed to a connection at once: hundreds of large answers in one moment would keep everybody waiting while they are copied. */
const pieceBytes = 64 * 1024

const inPieces = (bytes: Buffer): Readable =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield bytes.subarray(at, at + pieceBytes)
        await turnOfOthers()
      }
    })(),
    { objectMode: false },
  )

/** Answers with the form that the reader takes, or with 304 where it has it already. Nothing is compressed for it. */
export const sendReady = (request: FastifyRequest, reply: FastifyReply, { type, etag, plain, encoded }: ReadyAnswer): FastifyReply => {
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
