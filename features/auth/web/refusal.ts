import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { showError } from '#platform/web/ui/toasts/toast.ts'

/** Tells a failure as toasts, with `fallback` where the server said nothing. */
export const tellFailure = (error: unknown, fallback: string): void => {
  const silent = errorBody(error)?.message === undefined && !(error instanceof Response && error.status === 401)
  if (silent) showError(fallback)
  else showFailure(error)
}

/** Tells a refusal under the fields it names as well. */
export const showRefusal = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  error: unknown,
  fallback: string,
): void => {
  for (const [name, [message]] of Object.entries(errorBody(error)?.errors ?? {}))
    if (name in form.getValues()) form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: true })
  tellFailure(error, fallback)
}

/** How long the server asks to wait, in seconds; undefined when it does not. */
export const retryAfter = (error: unknown): number | undefined => {
  const seconds = error instanceof Response ? Number(error.headers.get('retry-after') ?? Number.NaN) : Number.NaN
  return Number.isFinite(seconds) ? seconds : undefined
}
