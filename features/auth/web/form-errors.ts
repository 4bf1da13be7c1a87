import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { showError } from '#platform/web/ui/toasts/toast.ts'

/** Shows an error as toasts, with `fallback` if the server sent no message. Shows nothing for a 401, because that signs the member out. */
export const toastError = (error: unknown, fallback: string): void => {
  const silent = errorBody(error)?.message === undefined && !(error instanceof Response && error.status === 401)
  if (silent) showError(fallback)
  else showFailure(error)
}

/** Shows an error as toasts and under the form fields it names. */
export const toastFormError = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  error: unknown,
  fallback: string,
): void => {
  for (const [name, [message]] of Object.entries(errorBody(error)?.errors ?? {}))
    if (name in form.getValues()) form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: true })
  toastError(error, fallback)
}

/** Returns the seconds in the retry-after header of an error response; undefined without one. */
export const retryAfterSeconds = (error: unknown): number | undefined => {
  const seconds = error instanceof Response ? Number(error.headers.get('retry-after') ?? Number.NaN) : Number.NaN
  return Number.isFinite(seconds) ? seconds : undefined
}
