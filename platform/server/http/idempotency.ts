import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { maxReplacedIdempotencyKeys } from '#platform/shared/idempotency.ts'
import type { MemberActor } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { StoredResponse } from './idempotency-store.ts'
import { toErrorResponse } from './responses/errors.ts'

interface Call {
  request: FastifyRequest
  member: MemberActor
  locale: Locale
  now: Date
}

const printable = /^[\x21-\x7E]{1,255}$/

const keyOf = (request: FastifyRequest): string | undefined => {
  const given = request.headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && printable.test(given)) return given
  throw new AppError(platformErrors.invalid, { fields: { 'Idempotency-Key': [platformErrors.invalid] } })
}

const replacedKeysOf = (request: FastifyRequest): string[] => {
  const given = request.headers['idempotency-replaces']
  if (given === undefined) return []
  const keys = typeof given === 'string' ? given.split(',').map((key) => key.trim()) : []
  if (keys.length > 0 && keys.length <= maxReplacedIdempotencyKeys && keys.every((key) => printable.test(key))) return keys
  throw new AppError(platformErrors.invalid, { fields: { 'Idempotency-Replaces': [platformErrors.invalid] } })
}

/**
 * Gives up earlier attempts whose outcome the client does not know.
 * @throws {AppError} platform.earlier_done when one of them succeeded, platform.conflict while one runs
 */
const giveUpReplaced = async ({ idempotency }: Platform, { member, now }: Call, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const state = await idempotency.giveUp(member.id, key, now)
    if (state === 'done') throw new AppError(platformErrors.earlier_done)
    // With a time to retry, so that this answer is not stored under the key of the new attempt.
    if (state === 'running') throw new AppError(platformErrors.conflict, { retryAfter: 1 })
  }
}

const hashOf = ({ method, url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? {})}`)
    .digest()

/**
 * Returns the intent of a request. It is the same for one key, member and URL, so that the ledger recognizes a repeated request after its stored
 * response has expired.
 */
const intentOf = (member: MemberActor, key: string, { method, url }: FastifyRequest): string =>
  createHash('sha256').update(`${member.id}\n${key}\n${method} ${url}`).digest('base64url')

const storableRefusal = (error: unknown, { texts }: Platform, locale: Locale): StoredResponse | undefined => {
  const { status, body, retryAfter } = toErrorResponse(error, texts, locale)
  if (status >= 500 || retryAfter !== undefined) return undefined
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
}

/**
 * Runs a request that moves money once per `Idempotency-Key`; repeats get the stored response, byte for byte. A request without a key always runs.
 * `Idempotency-Replaces` lists keys of earlier attempts with an unknown outcome: the request runs only if none of them has, or ever will.
 * @throws {AppError} platform.conflict while the first request runs, and for a different request with the same key; platform.earlier_done
 */
export const runIdempotent = async (
  platform: Platform,
  call: Call,
  run: (intent: string) => Promise<StoredResponse>,
): Promise<StoredResponse> => {
  const { request, member, locale, now } = call
  const key = keyOf(request)
  const replaced = replacedKeysOf(request)
  if (key === undefined) {
    await giveUpReplaced(platform, call, replaced)
    return run(randomUUID())
  }
  const intent = intentOf(member, key, request)
  const release = () => platform.idempotency.release(member.id, key, now)
  const state = await platform.idempotency.take(member.id, key, { hash: hashOf(request), intent }, now).catch((error: unknown) => {
    // The key may be taken although its answer was lost, so it is released. The release is not awaited, because the database does not answer.
    void release()
    throw error
  })
  if (state === 'running' || state === 'other request') throw new AppError(platformErrors.conflict)
  if (state !== 'taken') return state
  try {
    await giveUpReplaced(platform, call, replaced)
    const response = await run(intent)
    await platform.idempotency.keep(member.id, key, response)
    return response
  } catch (error) {
    const refused = storableRefusal(error, platform, locale)
    await (refused === undefined ? release() : platform.idempotency.keep(member.id, key, refused).catch(release))
    throw error
  }
}
