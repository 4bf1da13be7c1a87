const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Whether the person closed the dialog of the browser, or something newer took its place. Browsers do not tell these from a timeout. */
export const wasCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether the device has a passkey of this account already. */
export const isAlreadyHere = (error: unknown): boolean => nameOf(error) === 'InvalidStateError'

/** Whether the page is open at another address than that of the service. */
export const isWrongAddress = (error: unknown): boolean => nameOf(error) === 'SecurityError'
