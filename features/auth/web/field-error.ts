import type { FieldError } from 'react-hook-form'
import { useErrorText } from '#platform/web/i18n.tsx'

/** The sentence under a field: the schema gives a code, the server a sentence. */
export const useFieldError = (): ((error: FieldError | undefined) => string | undefined) => {
  const explain = useErrorText()
  return (error) =>
    error?.type === 'server' ? error.message : explain(error?.message ?? (error === undefined ? undefined : 'platform.invalid'))
}
