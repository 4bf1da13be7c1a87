import { useState } from 'react'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { ReauthenticationCancelledError } from '#platform/web/client/reauthentication.ts'

/** Keeps the server's errors by field; an error without fields is shown as a toast. */
export const useFormErrors = () => {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return {
    fieldError: (field: string): string | undefined => errors[field],
    clearErrors: () => setErrors({}),
    showErrors: (error: unknown): void => {
      if (error instanceof ReauthenticationCancelledError) return
      const fields = Object.entries(errorBody(error)?.errors ?? {}).flatMap(([field, [first]]) => (first ? [[field, first] as const] : []))
      setErrors(Object.fromEntries(fields))
      if (fields.length === 0) showFailure(error)
    },
  }
}
