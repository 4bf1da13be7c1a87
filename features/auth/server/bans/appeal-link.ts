import { timingSafeEqual } from 'node:crypto'
import { Id } from '#platform/shared/fields.ts'
import { keyed } from '../auth.ts'

/** Enough that nobody finds one by trying. */
const signatureBytes = 16

const signatureOf = (secret: string, decisionId: string): Buffer => keyed(secret, 'appeal', decisionId).subarray(0, signatureBytes)

/** What lets somebody without a session read why they were suspended, and appeal. */
export const appealToken = (secret: string, decisionId: string): string =>
  `${decisionId}.${signatureOf(secret, decisionId).toString('base64url')}`

/** The path of the screen for it. */
export const appealPath = (secret: string, decisionId: string): string => `/appeal?token=${appealToken(secret, decisionId)}`

/** The decision a token is for; undefined when it is forged or not ours. */
export const readAppealToken = (secrets: readonly string[], token: string): string | undefined => {
  const [decisionId, signature = ''] = token.split('.')
  if (!Id.safeParse(decisionId).success || decisionId === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== signatureBytes || given.toString('base64url') !== signature) return undefined
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(secret, decisionId))) ? decisionId : undefined
}
