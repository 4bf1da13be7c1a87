/** Whether this browser can use passkeys, here: it does so only over HTTPS and on localhost. */
export const isPasskeySupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
