export { removePasskeysAfterReset } from './remove-passkey.ts'
