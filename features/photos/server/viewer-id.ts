import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const keyOf = (storageKey: string): Buffer => createHash('sha256').update(`viewer of a photo\n${storageKey}`).digest().subarray(0, 16)

/**
 * Encrypts the id of the viewer of a photo URL to 22 characters. Deterministic for a viewer and photo, so that the browser can cache the
 * photo.
 */
export const encryptViewerId = (viewerId: string, storageKey: string): string => {
  // An id fills exactly one block.
  const cipher = createCipheriv('aes-128-ecb', keyOf(storageKey), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(Buffer.from(viewerId.replaceAll('-', ''), 'hex')), cipher.final()]).toString('base64url')
}

/** Decrypts the id of the viewer; undefined for text that `encryptViewerId` did not produce. */
export const decryptViewerId = (viewer: string, storageKey: string): string | undefined => {
  const bytes = Buffer.from(viewer, 'base64url')
  if (bytes.length !== 16 || bytes.toString('base64url') !== viewer) return undefined
  const decipher = createDecipheriv('aes-128-ecb', keyOf(storageKey), null).setAutoPadding(false)
  const hex = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
