import { createHmac, timingSafeEqual } from 'node:crypto'

const dayMs = 86_400_000
/** Days a proof is valid: as long as views of profiles are kept. */
const validDays = 90

/** The fact that a viewer was shown a member. */
interface Sight {
  viewerId: string
  shownId: string
}

const sign = (secret: string, { viewerId, shownId }: Sight, day: number): Buffer =>
  createHmac('sha256', secret).update(`shown\n${viewerId}\n${shownId}\n${day}`).digest().subarray(0, 16)

/**
 * Creates the proof that a viewer was shown a member's card with its texts. The client gets it with the card and returns it with a report, so
 * that the server need not store who was shown to whom.
 */
export const createShownProof = ([secret]: readonly [string, ...string[]], sight: Sight, now: Date): string => {
  const day = Math.floor(now.getTime() / dayMs)
  return `${day}.${sign(secret, sight, day).toString('base64url')}`
}

/** Whether a proof was made for this viewer and this member within the last 90 days, with any of the secrets. */
export const isShownProof = (secrets: readonly string[], proof: string, sight: Sight, now: Date): boolean => {
  const [, day, signature] = /^(\d{1,6})\.([\w-]{22})$/.exec(proof) ?? []
  if (day === undefined || signature === undefined) return false
  const age = Math.floor(now.getTime() / dayMs) - Number(day)
  if (age < 0 || age > validDays) return false
  const given = Buffer.from(signature, 'base64url')
  return secrets.some((secret) => timingSafeEqual(sign(secret, sight, Number(day)), given))
}
