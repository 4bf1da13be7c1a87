import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/db/database.ts'
import type { AuthenticatedToken } from '#platform/server/platform.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import type { Scope } from '#platform/shared/scopes.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { recordTokenUse } from './store.ts'

// A token is 256 random bits, so one round of SHA-256 is enough.
export const hashAccessToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Returns the owner and the scopes of a token. Reads the database on every call: a token stops working at once when it is revoked, its member is
 * suspended, or the creator of a service token stops being an administrator.
 */
export const authenticateToken = async (
  db: Database,
  token: string,
  now: Date,
  address: string,
): Promise<AuthenticatedToken | undefined> => {
  const found = await db
    .selectFrom('access_token')
    .innerJoin('member', 'member.id', 'access_token.member_id')
    .select(['access_token.id', 'kind', 'scopes', 'member_id', 'last_used_on', 'member.role'])
    .where('token_hash', '=', hashAccessToken(token))
    .where('expires_at', '>', now)
    .where('member.status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  if (found === undefined) return undefined
  const role = found.role as Role
  if (found.kind === 'service' && !canAdminister(role)) return undefined
  if (found.last_used_on === null || found.last_used_on < utcDay(now)) await recordTokenUse(db, found.id, now)
  return {
    kind: found.kind as AuthenticatedToken['kind'],
    actor: { kind: 'member', id: found.member_id, role, sessionId: found.id, address, viaToken: true },
    scopes: found.scopes as Scope[],
  }
}
