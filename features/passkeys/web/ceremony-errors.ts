const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Whether the person closed the browser's dialog, or a newer request replaced it. Browsers report a timeout the same way. */
export const wasCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether the error says that the device already has a passkey of this account. */
export const isAlreadyHere = (error: unknown): boolean => nameOf(error) === 'InvalidStateError'

/** Whether the error says that the page is open under another address than the public one. */
export const isWrongSiteAddress = (error: unknown): boolean => nameOf(error) === 'SecurityError'
