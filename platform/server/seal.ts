import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))

/**
 * Encrypts what must be read again (AES-256-GCM), so that a copy of the database alone tells nothing. `purpose` says what it is and whose: it
 * opens only under the same.
 */
export const seal = ([secret]: readonly [string, ...string[]], purpose: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Undoes `seal`, under the present secret or one still honoured; undefined when none fits. */
export const unseal = (secrets: readonly string[], purpose: string, sealed: Buffer): Buffer | undefined => {
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    } catch {
      // Sealed under another secret, or changed since.
    }
  }
  return undefined
}
