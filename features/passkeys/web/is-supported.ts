/** Whether this browser can use passkeys on this page: browsers allow them only over HTTPS and on localhost. */
export const isPasskeySupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
