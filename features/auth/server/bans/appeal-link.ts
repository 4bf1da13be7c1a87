import { timingSafeEqual } from 'node:crypto'
import { Id } from '#platform/shared/fields.ts'
import { keyedHash } from '../dependencies.ts'

/** Bytes of the signature; 128 bits cannot be guessed. */
const signatureBytes = 16

const signatureOf = (secret: string, decisionId: string): Buffer => keyedHash(secret, 'appeal', decisionId).subarray(0, signatureBytes)

/** Creates the token that lets a suspended person without a session read the decision and appeal. */
export const createAppealToken = (secret: string, decisionId: string): string =>
  `${decisionId}.${signatureOf(secret, decisionId).toString('base64url')}`

/** Returns the path of the appeal screen with the token of a decision. */
export const appealPath = (secret: string, decisionId: string): string => `/appeal?token=${createAppealToken(secret, decisionId)}`

/** Returns the decision id of a token, or undefined for a forged or malformed one. */
export const verifyAppealToken = (secrets: readonly string[], token: string): string | undefined => {
  const [decisionId, signature = ''] = token.split('.')
  if (!Id.safeParse(decisionId).success || decisionId === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== signatureBytes || given.toString('base64url') !== signature) return undefined
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(secret, decisionId))) ? decisionId : undefined
}
