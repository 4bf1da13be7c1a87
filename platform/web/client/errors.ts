import type { ErrorBody } from '#platform/shared/errors.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import type { FailedResponse } from './call.ts'
import { say } from '../i18n.tsx'
import { showError, showInfo } from '../ui/toasts/toast.ts'

/** What the server said when it refused, from a call or from the socket; undefined when it said nothing. */
export const errorBody = (error: unknown): Partial<ErrorBody> | undefined =>
  typeof error === 'object' && error !== null && 'data' in error ? (error as Pick<FailedResponse, 'data'>).data : undefined

/** The code of a refusal, such as `auth.unverified`. */
export const errorCode = (error: unknown): string | undefined => errorBody(error)?.code

/** Every sentence of a refusal: the message, then each message of each field. */
export const errorSentences = (error: unknown): string[] => {
  const body = errorBody(error)
  if (body === undefined) return [say(platformText, 'failures.any')]
  return [...(body.message ? [body.message] : []), ...Object.values(body.errors ?? {}).flat()]
}

/** Shows a failure as toasts, one a sentence. The end of a session is told by the way to the login instead. */
export const showFailure = (error: unknown): void => {
  if (error instanceof Response && error.status === 401) return
  for (const sentence of errorSentences(error)) showError(sentence)
}

/** Shows what the server answered by the way: `data.message`, else `message`. */
export const showAnswer = ({ data, message }: { message?: string; data?: { message?: string } }): void => {
  const told = data?.message ?? message
  if (told) showInfo(told)
}

/** A read that failed; `message` is for people. */
export class FetchError extends Error {
  /** HTTP status, 0 without an answer. */
  readonly status: number
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'FetchError'
    this.status = cause instanceof Response ? cause.status : 0
  }
}

/**
 * Waits for a read, whose failure is shown in place of the content.
 * @throws {FetchError} with the server's message, else 'Failed to fetch profile data' in the reader's language
 */
export const fetched = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw new FetchError(errorBody(error)?.message ?? say(platformText, 'failures.fetch'), error)
  }
}
