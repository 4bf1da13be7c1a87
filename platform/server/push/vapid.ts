import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** Key pair that signs push messages, and the contact of the operator. */
export interface VapidKeys {
  /** An uncompressed point of P-256, base64url. */
  publicKey: string
  privateKey: KeyObject
  subject: string
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Parses a key pair of `npm run generate push-keys`; undefined when the keys do not match. */
export const parseVapidKeys = (publicKey: string, privateKey: string, subject: string): VapidKeys | undefined => {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    const point = pair.getPublicKey()
    if (!point.equals(Buffer.from(publicKey, 'base64url'))) return undefined
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const d = pair.getPrivateKey().toString('base64url')
    const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' })
    return { publicKey: point.toString('base64url'), privateKey: key, subject }
  } catch {
    return undefined
  }
}

const hours = 12

/** Authorization header for a push service (RFC 8292), valid for 12 hours. */
export const vapidHeader = ({ publicKey, privateKey, subject }: VapidKeys, endpoint: string, now: Date): string => {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + hours * 3600, sub: subject }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
