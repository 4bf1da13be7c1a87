import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))

export interface Sealer {
  seal(plain: Buffer): Buffer
  /** Undefined for what was sealed under other secrets or for another purpose, or changed since. */
  unseal(sealed: Buffer): Buffer | undefined
}

/**
 * Encrypts and decrypts for one purpose (AES-256-GCM), with keys derived once. The first secret seals; all of them unseal, so that a secret can
 * be changed.
 */
export const createSealer = (secrets: readonly string[], purpose: string): Sealer => {
  const keys = secrets.map((secret) => keyOf(secret, purpose))
  const [current] = keys
  return {
    seal: (plain) => {
      if (current === undefined) throw new Error('a sealer needs a secret')
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current, nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal: (sealed) => {
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
          decipher.setAuthTag(sealed.subarray(12, 28))
          return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
        } catch {
          // Sealed under another secret, or changed since.
        }
      }
      return undefined
    },
  }
}

/**
 * Encrypts what must be read again, so that a copy of the database alone tells nothing. `purpose` says what it is and whose: it opens only under
 * the same.
 */
export const seal = ([secret]: readonly [string, ...string[]], purpose: string, plain: Buffer): Buffer =>
  createSealer([secret], purpose).seal(plain)

/** Undoes `seal`, under the present secret or one still honoured; undefined when none fits. */
export const unseal = (secrets: readonly string[], purpose: string, sealed: Buffer): Buffer | undefined =>
  createSealer(secrets, purpose).unseal(sealed)
