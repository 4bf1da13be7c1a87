import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const keyOf = (storageKey: string): Buffer => createHash('sha256').update(`viewer of a photo\n${storageKey}`).digest().subarray(0, 16)

/**
 * Who an address of a photo is for, as part of the address: 22 characters that say nothing to others. The same for the same viewer and photo, so
 * that a browser finds the photo in its cache.
 */
export const writeViewer = (viewerId: string, storageKey: string): string => {
  // One block, which an id fills exactly.
  const cipher = createCipheriv('aes-128-ecb', keyOf(storageKey), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(Buffer.from(viewerId.replaceAll('-', ''), 'hex')), cipher.final()]).toString('base64url')
}

/** The id of the viewer an address is for; undefined for what `writeViewer` did not write. */
export const readViewer = (viewer: string, storageKey: string): string | undefined => {
  const bytes = Buffer.from(viewer, 'base64url')
  if (bytes.length !== 16 || bytes.toString('base64url') !== viewer) return undefined
  const decipher = createDecipheriv('aes-128-ecb', keyOf(storageKey), null).setAutoPadding(false)
  const hex = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
