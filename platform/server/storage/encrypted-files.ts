import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Length of nonce and tag before the content, in bytes. */
const nonceBytes = 12
const tagBytes = 16

/** Returns a random encryption key for one file, or for a few files that belong together. */
export const createFileKey = (): Buffer => randomBytes(32)

/** Stores a file encrypted with AES-256-GCM. Reading it needs the same file key and storage key. A storage key ends with `.bin`. */
export const putEncrypted = async (storage: Storage, key: string, fileKey: Buffer, bytes: Uint8Array): Promise<void> => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', fileKey, nonce).setAAD(Buffer.from(key))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  await storage.put(key, Buffer.concat([nonce, cipher.getAuthTag(), body]), 'application/octet-stream')
}

/**
 * Reads and decrypts a file of `putEncrypted`; undefined for a missing storage key.
 * @throws {Error} when the file was changed or moved, or the file key is wrong
 */
export const getDecrypted = async (storage: Storage, key: string, fileKey: Buffer): Promise<Buffer | undefined> => {
  const stored = await storage.get(key)
  if (stored === undefined) return undefined
  const { bytes } = stored
  if (bytes.length < nonceBytes + tagBytes) throw new Error(`the encrypted file ${key} is cut off`)
  const decipher = createDecipheriv('aes-256-gcm', fileKey, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(key)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}
