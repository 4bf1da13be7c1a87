import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a browser subscription, base64url. */
export interface BrowserKeys {
  /** An uncompressed point of P-256. */
  p256dh: string
  /** 16 bytes. */
  auth: string
}

/** Whether a key is a valid point of P-256. */
export const isBrowserKey = (p256dh: string): boolean => {
  try {
    const point = Buffer.from(p256dh, 'base64url')
    const own = createECDH('prime256v1')
    own.generateKeys()
    // Throws for a point off the curve.
    own.computeSecret(point)
    return point.length === 65 && point[0] === 4
  } catch {
    return false
  }
}

const recordSize = 4096
/** Maximum payload of a single record, without authentication tag and delimiter. */
const maxPayloadBytes = recordSize - 17

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Encrypts a push message for a browser (RFC 8291, aes128gcm). `fixed` replaces the random key and salt in tests.
 * @throws {Error} for invalid keys, and for a payload above 4079 bytes
 */
export const encryptPush = (payload: Buffer, keys: BrowserKeys, fixed?: { privateKey: Buffer; salt: Buffer }): Buffer => {
  if (payload.length > maxPayloadBytes) throw new Error('too long for one push')
  const browser = Buffer.from(keys.p256dh, 'base64url')
  const own = createECDH('prime256v1')
  if (fixed === undefined) own.generateKeys()
  else own.setPrivateKey(fixed.privateKey)
  const salt = fixed?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own.getPublicKey()])
  const shared = derive(own.computeSecret(browser), Buffer.from(keys.auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  )
  const sealed = Buffer.concat([cipher.update(payload), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()])
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(recordSize, 16)
  header.writeUInt8(65, 20)
  return Buffer.concat([header, own.getPublicKey(), sealed])
}
