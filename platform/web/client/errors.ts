import type { ErrorBody } from '#platform/shared/errors.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import type { FailedResponse } from './call.ts'
import { translateNow } from '../i18n.tsx'
import { showError, showInfo } from '../ui/toasts/toast.ts'

/** Error body of a failed call or socket request; undefined without one. */
export const errorBody = (error: unknown): Partial<ErrorBody> | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? (error as Pick<FailedResponse, 'data'>).data : undefined

/** Error code, such as `auth.unverified`. */
export const errorCode = (error: unknown): string | undefined => errorBody(error)?.code

/** All messages of an error: the main message, then the field messages. */
export const errorMessages = (error: unknown): string[] => {
  const body = errorBody(error)
  if (body === undefined) return [translateNow(platformText, 'failures.any')]
  return [...(body.message ? [body.message] : []), ...Object.values(body.errors ?? {}).flat()]
}

/** Shows the messages of an error as toasts. A 401 is silent because the application redirects to the login. */
export const showFailure = (error: unknown): void => {
  if (error instanceof Response && error.status === 401) return
  for (const sentence of errorMessages(error)) showError(sentence)
}

/** Shows the informational message of a response: `data.message`, otherwise `message`. */
export const showResponseMessage = ({ data, message }: { message?: string; data?: { message?: string } }): void => {
  const text = data?.message ?? message
  if (text) showInfo(text)
}

/** A failed read; `message` is shown to the user. */
export class FetchError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'FetchError'
    this.status = cause instanceof Response ? cause.status : 0
  }
}

/**
 * Awaits a read and converts its failure to a FetchError, which screens show in place of the content.
 * @throws {FetchError} with the message of the server, otherwise 'Failed to fetch profile data' in the reader's language
 */
export const withFetchError = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw new FetchError(errorBody(error)?.message ?? translateNow(platformText, 'failures.fetch'), error)
  }
}
