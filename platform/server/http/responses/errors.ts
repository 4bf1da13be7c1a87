import type { FastifyError } from 'fastify'
import type { z } from 'zod'
import { type ErrorBody, type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { isDatabaseUnavailable } from '../../db/availability.ts'
import type { Texts } from '../../texts.ts'

export interface ErrorResponse {
  status: number
  body: ErrorBody
  retryAfter?: number
}

/** Most issues in one response, so that a long list of invalid items does not make it huge. */
const maxIssues = 100

/** Input that does not match its schema; carries the first 100 issues. */
export class InvalidInputError extends Error {
  readonly issues: readonly SchemaIssue[]
  constructor(issues: readonly SchemaIssue[]) {
    super('invalid input')
    this.issues = issues.slice(0, maxIssues)
  }
}

export type SchemaIssue = z.core.$ZodIssue

const isCode = (message: string | undefined): message is string => message !== undefined && /^[a-z]+\.[a-z0-9_]+$/.test(message)

const isSequence = (origin: string) => origin === 'string' || origin === 'array'

const standard = (issue: SchemaIssue): ErrorCode => {
  if (issue.code === 'too_small') return isSequence(issue.origin) ? platformErrors.too_short : platformErrors.too_small
  if (issue.code === 'too_big') return isSequence(issue.origin) ? platformErrors.too_long : platformErrors.too_big
  if (issue.code === 'invalid_type' && issue.input === undefined) return platformErrors.required
  return platformErrors.invalid
}

const bounds = (issue: SchemaIssue) => ({
  ...(issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}),
  ...(issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}),
})

/** Returns the 422 response for invalid input: one sentence per field and problem. */
const invalidInput = (issues: readonly SchemaIssue[], texts: Texts, locale: Locale): ErrorResponse => {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const sentence = texts.error(locale, isCode(issue.message) ? issue.message : standard(issue).code, bounds(issue))
    const known = Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
    if (!known.includes(sentence)) known.push(sentence)
    errors[field] = known
  }
  return { status: 422, body: { message: texts.error(locale, platformErrors.invalid.code), code: platformErrors.invalid.code, errors } }
}

/** Returns a time to wait as words for the placeholder `{wait}`, such as "in 29 minutes". */
const waitText = (seconds: number, locale: Locale): string => {
  const words = new Intl.RelativeTimeFormat(locale)
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 100 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}

const appErrorResponse = (refusal: AppError, texts: Texts, locale: Locale): ErrorResponse => {
  const { fields, retryAfter, price, link } = refusal.details
  const values = retryAfter === undefined ? refusal.details.values : { ...refusal.details.values, wait: waitText(retryAfter, locale) }
  const sentences = Object.entries(fields ?? {}).map(([field, codes]) => [
    field,
    codes.map((one) => texts.error(locale, one.code, one.values ?? values)),
  ])
  return {
    status: refusal.reason.status,
    body: {
      message: texts.error(locale, refusal.reason.code, values),
      code: refusal.reason.code,
      ...(fields === undefined ? {} : { errors: Object.fromEntries(sentences) as Record<string, string[]> }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
      ...(price === undefined ? {} : { price }),
      ...(link === undefined ? {} : { link }),
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

const byStatus: Record<number, ErrorCode> = {
  400: platformErrors.bad_request,
  404: platformErrors.not_found,
  413: platformErrors.too_large,
  415: platformErrors.unsupported_media_type,
  429: platformErrors.too_many,
  503: platformErrors.unavailable,
}

/** Error codes of failed connections and of a full disk. */
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT'])
const isUnavailable = (error: { code?: string }): boolean => unavailableCodes.has(error.code ?? '') || isDatabaseUnavailable(error)

/** Converts any error to a response `{message, errors}`. Unknown errors get a generic message that reveals nothing. */
export const toErrorResponse = (error: unknown, texts: Texts, locale: Locale): ErrorResponse => {
  if (error instanceof AppError) return appErrorResponse(error, texts, locale)
  if (error instanceof InvalidInputError) return invalidInput(error.issues, texts, locale)
  const known = error as FastifyError
  const code = isUnavailable(known)
    ? platformErrors.unavailable
    : (byStatus[known.statusCode ?? 500] ?? ((known.statusCode ?? 500) < 500 ? platformErrors.bad_request : platformErrors.internal))
  return {
    status: code.status,
    body: { message: texts.error(locale, code.code), code: code.code },
    ...(code.status === 503 ? { retryAfter: 2 } : {}),
  }
}
