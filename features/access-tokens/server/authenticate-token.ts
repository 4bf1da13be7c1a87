import { hasAuditEntrySince } from '#features/audit/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { AuthenticatedToken } from '#platform/server/platform.ts'
import { hashToken } from '#platform/server/secrets/hash-token.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import type { Scope } from '#platform/shared/scopes.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { recordTokenUse } from './store.ts'

/** The identity provider does not tell us when staff leave, so a sign-on is valid for a week. */
const signOnMs = 7 * dayMs

/**
 * Whether the role of a member has changed since a moment. Read from the audit log, because earlier releases did not delete the tokens of a member
 * who lost a role.
 */
const hasChangedRoleSince = (db: Database, memberId: string, since: Date): Promise<boolean> =>
  hasAuditEntrySince(db, { action: 'member.role_changed', subject: { kind: 'member', id: memberId }, since })

/**
 * Returns the owner and the scopes of a token. Reads the database on every call: a token stops working at once when it is revoked, its member is
 * suspended, or the creator of a service token stops being an administrator. It does not work again when the creator becomes an administrator again.
 * Staff who sign on through the identity provider have no personal tokens, and their service tokens need a sign-on in the last seven days.
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
    .leftJoin('staff_identity', 'staff_identity.member_id', 'access_token.member_id')
    .select(['access_token.id', 'kind', 'scopes', 'access_token.member_id', 'access_token.created_at', 'last_used_on', 'member.role'])
    .select(['staff_identity.member_id as staff_id', 'signed_on_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('member.status', 'in', ['active', 'paused'])
    .executeTakeFirst()
  if (found === undefined) return undefined
  const role = found.role as Role
  if (found.kind === 'service' && (!canAdminister(role) || (await hasChangedRoleSince(db, found.member_id, found.created_at))))
    return undefined
  const hasSignedOn = found.signed_on_at !== null && found.signed_on_at.getTime() > now.getTime() - signOnMs
  if (found.staff_id !== null && (found.kind === 'personal' || !hasSignedOn)) return undefined
  if (found.last_used_on === null || found.last_used_on < utcDay(now)) await recordTokenUse(db, found.id, now)
  return {
    kind: found.kind as AuthenticatedToken['kind'],
    actor: { kind: 'member', id: found.member_id, role, sessionId: found.id, address, viaToken: true },
    scopes: found.scopes as Scope[],
  }
}
