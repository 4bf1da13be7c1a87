import { errorBody } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'

type Refusal = NonNullable<ReturnType<typeof errorBody>>

const maxPauseMs = 15_000
/** Longest `retry_after` that is waited for, in seconds; a longer one counts as a refusal. */
const maxRetryAfter = 60

const sleepers = new Set<() => void>()

/**
 * Waits before the next attempt, or until `endPauses`. Doubles with each attempt, with jitter, so that clients do not all return at once.
 */
export const pauseBeforeRetry = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const ms = Math.min(maxPauseMs, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2)
    const done = () => {
      clearTimeout(timer)
      sleepers.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    sleepers.add(done)
  })

/** Ends all pauses: a connection has returned. */
export const endPauses = (): void => {
  for (const done of sleepers) done()
}

/** The answer that refuses a request; undefined when nobody decided it: no connection, or a server that cannot answer now. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const body = errorBody(error)
  return body?.code === 'platform.unavailable' || body?.code === 'platform.internal' ? undefined : body
}

/** Waits when the server asks for a short wait, and says so. Returns whether it did. */
export const waitAsAsked = async ({ retry_after: seconds }: Refusal): Promise<boolean> => {
  if (seconds === undefined || seconds > maxRetryAfter) return false
  showInfo(translateNow(chatText, 'slowDown'))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return true
}
