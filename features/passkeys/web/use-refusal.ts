import { useState } from 'react'
import { authErrors } from '#features/auth/contract.ts'
import type { ErrorCode } from '#platform/shared/errors.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorBody, errorCode } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { passkeyErrors } from '../contract.ts'

/** Returns the sentence of a refusal: that of its field, otherwise of the whole; undefined for an error that is not the server's. */
const textOf = (error: unknown): string | undefined => {
  const said = errorBody(error)
  return Object.values(said?.errors ?? {}).flat()[0] ?? said?.message
}

const isOf = (error: unknown, { code }: ErrorCode): boolean => errorCode(error) === code

/** The refusal that an open dialog shows. */
export const usePasskeyRefusal = () => {
  const words = useT(platformText)
  const [text, setText] = useState<string>()
  return {
    text,
    textOf,
    isOf,
    /** Whether the dialog stays open for another try. */
    asksAgain: (error: unknown) => isOf(error, authErrors.wrong_password) || isOf(error, passkeyErrors.password_needed),
    show: (error: unknown) => setText(textOf(error) ?? words('failures.again')),
    clear: () => setText(undefined),
  }
}
