import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** A key object is several times as fast as a buffer, which would be imported for each value. */
const keyOf = (secret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32)))

export interface Sealer {
  seal(plain: Buffer): Buffer
  /** Decrypts; undefined when secret or purpose differ or the data was changed. */
  unseal(sealed: Buffer): Buffer | undefined
}

/**
 * Creates an AES-256-GCM cipher for one purpose. The first secret encrypts, all secrets decrypt, so that the secret can be rotated.
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
          // Wrong secret, or changed data.
        }
      }
      return undefined
    },
  }
}

/**
 * Encrypts a value so that a copy of the database alone is useless. `purpose` names the kind and owner of the value and must match to decrypt.
 */
export const seal = ([secret]: readonly [string, ...string[]], purpose: string, plain: Buffer): Buffer =>
  createSealer([secret], purpose).seal(plain)

/** Decrypts a value of `seal` with any of the secrets; undefined when none fits. */
export const unseal = (secrets: readonly string[], purpose: string, sealed: Buffer): Buffer | undefined =>
  createSealer(secrets, purpose).unseal(sealed)
