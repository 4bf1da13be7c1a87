import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60 * 1000
/** Maximum lifetime of a signed URL in days. */
export const maxSignedDays = 14
const steadyDays = 7

const signatureOf = (path: string, endDay: number, secret: string): Buffer =>
  // 128 bits are beyond guessing, and a page carries a hundred of these.
  createHmac('sha256', secret).update(`signed-url\n${endDay}\n${path}`).digest().subarray(0, 16)

/**
 * Returns the expiry of a URL signed now: midnight UTC, 7 to 14 days ahead. It is stable for a week per path, so that browsers can cache the
 * URL, and staggered across paths, so that not all photos of a list change at once.
 */
export const signedUrlExpiry = (path: string, now: Date): Date => {
  const today = Math.floor(now.getTime() / day)
  const stagger = createHash('sha256').update(path).digest().readUInt32BE() % steadyDays
  return new Date((today - ((today + stagger) % steadyDays) + maxSignedDays) * day)
}

/** Adds expiry (`e`, days since 1970, rounded down) and signature (`s`) to a path without a query. */
export const signPath = (path: string, expiresAt: Date, secret: string): string => {
  const endDay = Math.floor(expiresAt.getTime() / day)
  return `${path}?e=${endDay}&s=${signatureOf(path, endDay, secret).toString('base64url')}`
}

/** Returns the expiry of a path signed with any of the secrets, or undefined for an expired or forged path. */
export const readSignedExpiry = (
  path: string,
  query: { e?: unknown; s?: unknown },
  now: Date,
  secrets: readonly string[],
): Date | undefined => {
  const { e, s } = query
  if (typeof e !== 'string' || typeof s !== 'string' || !/^[1-9]\d{3,6}$/.test(e)) return undefined
  const expiresAt = new Date(Number(e) * day)
  if (expiresAt <= now) return undefined
  const given = Buffer.from(s, 'base64url')
  // Compare the text, too: several base64url texts decode to the same bytes.
  if (given.length !== 16 || given.toString('base64url') !== s) return undefined
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(path, Number(e), secret))) ? expiresAt : undefined
}
