import { createHash } from 'node:crypto'

/** Hashes a token or key of 256 random bits for storage. One round of SHA-256 is enough for that much randomness. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
