import type { FieldError } from 'react-hook-form'
import { useErrorText } from '#platform/web/i18n.tsx'

/** Returns a function that returns the message under a field. Errors of the schema are codes to translate; errors of the server are messages. */
export const useFieldErrorText = (): ((error: FieldError | undefined) => string | undefined) => {
  const explain = useErrorText()
  return (error) =>
    error?.type === 'server' ? error.message : explain(error?.message ?? (error === undefined ? undefined : 'platform.invalid'))
}
