import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based codes of RFC 6238 as every authenticator makes them: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30
const digits = 6
/** Clocks differ, and typing takes its time: the code before and the one after count as well. */
const tolerance = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the step a moment falls into. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a step (RFC 4226 §5.3). */
export const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step of which `code` is the code, among those that count now; undefined for a wrong one. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const here = stepAt(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => here - tolerance + index)
  // All are compared, so that the time taken tells nothing.
  return steps.filter((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)))[0]
}

/** 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** Base 32 without padding (RFC 4648), as people type it into an authenticator. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address an authenticator opens. */
export const totpUri = (secret: Buffer, { issuer, account }: { issuer: string; account: string }): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret: base32(secret), issuer })}`

/** What the demo's administrator and the authenticator at /sandbox/authenticator share; another one in every installation. */
export const demoTotpSecret = (secret: string): Buffer => createHmac('sha1', secret).update('authenticator of the demo').digest()
