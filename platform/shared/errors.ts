import type { PlaceholderValues } from './i18n/catalogue.ts'

/** An error that clients can handle. Its code also selects the translation `<feature>.errors.<name>`. */
export interface ErrorCode {
  readonly code: `${string}.${string}`
  readonly status: number
}

export type ErrorCodes<K extends string> = { readonly [P in K]: ErrorCode }

/**
 * Declares the error codes of a feature with their HTTP status; 422 for field errors.
 * The English catalogue of the feature has one sentence per code: `errors: {…} satisfies Record<keyof typeof codes, string>`.
 */
export const errorCodes = <const K extends string>(feature: string, statuses: Record<K, number>): ErrorCodes<K> =>
  Object.fromEntries(
    Object.entries<number>(statuses).map(([name, status]) => [name, { code: `${feature}.${name}`, status }]),
  ) as ErrorCodes<K>

/** Errors that any endpoint may return. */
export const platformErrors = errorCodes('platform', {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor: 403,
  fresh_login: 403,
  token_not_allowed: 403,
  token_scope: 403,
  not_found: 404,
  conflict: 409,
  earlier_done: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  required: 422,
  too_short: 422,
  too_long: 422,
  too_small: 422,
  too_big: 422,
  email: 422,
  unreadable_text: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
})

/** An error of one field. `values` replace those of the whole error. */
export interface FieldError extends ErrorCode {
  readonly values?: PlaceholderValues
}

export interface AppErrorDetails {
  /** Errors by field name. */
  fields?: Record<string, readonly FieldError[]>
  /** Values for placeholders of the message. */
  values?: PlaceholderValues
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** State of the caller's rate limit, for the response headers. */
  budget?: { name: string; burst: number; seconds: number; left: number; fullSeconds: number }
  /** Credits the action costs. */
  price?: number
  /** Path of a page in the application that resolves the problem. */
  link?: string
}

/** An expected error of a command. The HTTP and socket adapters convert it to `{message, errors}`. */
export class AppError extends Error {
  readonly reason: ErrorCode
  readonly details: AppErrorDetails
  constructor(reason: ErrorCode, details: AppErrorDetails = {}) {
    super(reason.code)
    this.name = 'AppError'
    this.reason = reason
    this.details = details
  }
}

/** Error response on the wire (specification §3): a message, and messages by field. */
export interface ErrorBody {
  message: string
  code?: string
  errors?: Record<string, string[]>
  /** Seconds to wait, like the Retry-After header, which sockets lack. */
  retry_after?: number
  /** Credits the action costs. */
  price?: number
  /** Path of a page in the application that resolves the problem. */
  link?: string
}
