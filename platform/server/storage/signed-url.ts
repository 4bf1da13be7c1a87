import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60 * 1000
/** Longest life of a signed URL, in days. */
export const maxSignedDays = 14
const steadyDays = 7

const signatureOf = (path: string, endDay: number, secret: string): Buffer =>
  // 128 bits are beyond guessing, and a page carries a hundred of these.
  createHmac('sha256', secret).update(`signed-url\n${endDay}\n${path}`).digest().subarray(0, 16)

/**
 * When a URL signed now ends: 7 to 14 days ahead, at midnight UTC. The same path keeps the same end for a week, so that browsers
 * find it in their cache; paths change on different days, so that a list does not lose all its photos at once.
 */
export const signedUntil = (path: string, now: Date): Date => {
  const today = Math.floor(now.getTime() / day)
  const stagger = createHash('sha256').update(path).digest().readUInt32BE() % steadyDays
  return new Date((today - ((today + stagger) % steadyDays) + maxSignedDays) * day)
}

/** The path with its end (`e`, days since 1970, rounded down) and signature (`s`). `path` has no query of its own. */
export const signPath = (path: string, expiresAt: Date, secret: string): string => {
  const endDay = Math.floor(expiresAt.getTime() / day)
  return `${path}?e=${endDay}&s=${signatureOf(path, endDay, secret).toString('base64url')}`
}

/**
 * Checks the `e` and `s` of a signed path against every secret in use (current first, then the previous one).
 * @returns the moment the URL ends, undefined when it is ended, forged or not ours
 */
export const verifyPath = (path: string, query: { e?: unknown; s?: unknown }, now: Date, secrets: readonly string[]): Date | undefined => {
  const { e, s } = query
  if (typeof e !== 'string' || typeof s !== 'string' || !/^[1-9]\d{3,6}$/.test(e)) return undefined
  const expiresAt = new Date(Number(e) * day)
  if (expiresAt <= now) return undefined
  const given = Buffer.from(s, 'base64url')
  // Compared as text as well: base64url has several spellings of the same bytes.
  if (given.length !== 16 || given.toString('base64url') !== s) return undefined
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(path, Number(e), secret))) ? expiresAt : undefined
}
