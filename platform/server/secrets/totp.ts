import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// TOTP of RFC 6238 with the defaults of authenticator apps: SHA-1, 30 seconds, six digits.

const stepSeconds = 30
const digits = 6
/** Accepts the previous and next code, for clock drift and slow typing. */
const tolerance = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the time step of a moment. */
export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** Returns the code of a step (RFC 4226 §5.3). */
export const totpCode = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** Returns the accepted time step that matches `code`; undefined for a wrong code. */
export const matchTotpStep = (secret: Buffer, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const here = totpStepAt(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => here - tolerance + index)
  // Compare all steps, so that timing reveals nothing.
  return steps.filter((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)))[0]
}

/** 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** Base 32 without padding (RFC 4648), as people type it into an authenticator. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Returns the otpauth URI for the QR code. */
export const totpUri = (secret: Buffer, { issuer, account }: { issuer: string; account: string }): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret: toBase32(secret), issuer })}`

/** Derives the TOTP secret of the demo administrator, shared with /sandbox/authenticator; differs per installation. */
export const demoTotpSecret = (secret: string): Buffer => createHmac('sha1', secret).update('authenticator of the demo').digest()
