import type { Values } from './i18n/catalogue.ts'

/** A refusal a caller can act on; its code is also the key of its translation, `<feature>.errors.<name>`. */
export interface ErrorCode {
  readonly code: `${string}.${string}`
  readonly status: number
}

export type ErrorCodes<K extends string> = { readonly [P in K]: ErrorCode }

/**
 * Declares the error codes of one feature. Status is the HTTP status of a refusal; use 422 for a code that marks a field.
 * The feature's English catalogue holds one sentence for each: `errors: {…} satisfies Record<keyof typeof codes, string>`.
 */
export const errorCodes = <const K extends string>(feature: string, statuses: Record<K, number>): ErrorCodes<K> =>
  Object.fromEntries(
    Object.entries<number>(statuses).map(([name, status]) => [name, { code: `${feature}.${name}`, status }]),
  ) as ErrorCodes<K>

/** Errors every feature may answer. */
export const platformErrors = errorCodes('platform', {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor: 403,
  fresh_login: 403,
  not_found: 404,
  conflict: 409,
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

export interface AppErrorDetails {
  /** Codes by field name. */
  fields?: Record<string, readonly ErrorCode[]>
  /** Values for the placeholders of the sentence. */
  values?: Values
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** Credits with which it would go. */
  price?: number
  /** A path of the application where something can be done about it. */
  link?: string
}

/** Thrown by commands to refuse; the HTTP and socket adapters turn it into `{message, errors}`. */
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

/** The error body on the wire (specification §3): a sentence, and sentences by field. */
export interface ErrorBody {
  message: string
  code?: string
  errors?: Record<string, string[]>
  /** Seconds to wait; the same as the header, for sockets, which have none. */
  retry_after?: number
  /** Credits with which it would go. */
  price?: number
  /** A path of the application where something can be done about it. */
  link?: string
}
