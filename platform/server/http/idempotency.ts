import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { MemberActor } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { StoredResponse } from './idempotency-store.ts'
import { toErrorResponse } from './answers/errors.ts'

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

const hashOf = ({ method, url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? {})}`)
    .digest()

/** The same for ever for one key of one member at one address, so that the ledger recognises a call whose answer is no longer kept. */
const intentOf = (member: MemberActor, key: string, { method, url }: FastifyRequest): string =>
  createHash('sha256').update(`${member.id}\n${key}\n${method} ${url}`).digest('base64url')

const refusalOf = (error: unknown, { texts }: Platform, locale: Locale): StoredResponse | undefined => {
  const { status, body, retryAfter } = toErrorResponse(error, texts, locale)
  if (status >= 500 || retryAfter !== undefined) return undefined
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
}

/**
 * Answers a call that moves money once for each `Idempotency-Key`: again, with the same bytes, to the same request. A call without a key is
 * an intent of its own.
 * @throws {AppError} platform.conflict while the first call runs, and for another request under the same key
 */
export const answerOnce = async (
  platform: Platform,
  call: Call,
  answer: (intent: string) => Promise<StoredResponse>,
): Promise<StoredResponse> => {
  const { request, member, locale, now } = call
  const key = keyOf(request)
  if (key === undefined) return answer(randomUUID())
  const state = await platform.calls.take(member.id, key, hashOf(request), now)
  if (state === 'running' || state === 'other request') throw new AppError(platformErrors.conflict)
  if (state !== 'taken') return state
  try {
    const answered = await answer(intentOf(member, key, request))
    await platform.calls.keep(member.id, key, answered)
    return answered
  } catch (error) {
    const refused = refusalOf(error, platform, locale)
    await (refused === undefined ? platform.calls.release(member.id, key) : platform.calls.keep(member.id, key, refused))
    throw error
  }
}
