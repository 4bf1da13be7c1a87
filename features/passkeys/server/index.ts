export { readNeededProof } from './require-proof.ts'
export { removePasskeysAfterReset } from './remove-passkey.ts'
