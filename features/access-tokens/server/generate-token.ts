import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '#platform/server/secrets/hash-token.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { accessTokenPrefix, type Scope } from '#platform/shared/scopes.ts'

/** Number of characters at the beginning of a token that lists show: the prefix and 24 of its 256 random bits. */
const beginningLength = 8

interface WantedToken {
  memberId: string
  kind: 'personal' | 'service'
  name: string
  scopes: readonly Scope[]
  days: number
}

/** Generates a random token. @returns the token itself, which is never stored, and the row to store */
export const generateToken = ({ memberId, kind, name, scopes, days }: WantedToken, now: Date) => {
  const token = `${accessTokenPrefix}${randomBytes(32).toString('base64url')}`
  const row = {
    id: randomUUID(),
    member_id: memberId,
    kind,
    name,
    scopes: [...scopes],
    token_hash: hashToken(token),
    beginning: token.slice(0, beginningLength),
    created_at: now,
    expires_at: new Date(now.getTime() + days * dayMs),
  }
  return { token, row }
}
