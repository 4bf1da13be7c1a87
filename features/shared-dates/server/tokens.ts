import { createHmac, randomBytes } from 'node:crypto'

const hashToken = (secret: string, token: string): Buffer => createHmac('sha256', secret).update(`shared-date\n${token}`).digest()

export interface NewLinkToken {
  /** 256 random bits, base64url. */
  token: string
  hash: Buffer
}

/** Creates the token of a link, and the hash to store. */
export const createLinkToken = ([secret]: readonly [string, ...string[]]): NewLinkToken => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(secret, token) }
}

/** Returns the hashes under which a token may be stored: one for each secret. */
export const linkTokenHashes = (secrets: readonly string[], token: string): Buffer[] => secrets.map((secret) => hashToken(secret, token))
