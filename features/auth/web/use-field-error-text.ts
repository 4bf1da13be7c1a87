import type { FieldError } from 'react-hook-form'
import { useErrorText } from '#platform/web/i18n.tsx'

/** Returns a function that gives the message under a field. The schema yields error codes, the server yields messages. */
export const useFieldErrorText = (): ((error: FieldError | undefined) => string | undefined) => {
  const explain = useErrorText()
  return (error) =>
    error?.type === 'server' ? error.message : explain(error?.message ?? (error === undefined ? undefined : 'platform.invalid'))
}
