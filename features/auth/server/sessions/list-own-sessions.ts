import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { listOwnSessions as endpoint } from '../../contract.ts'
import { readSessions } from '../queries.ts'

/** Lists the sessions of the member. */
export const listOwnSessions = async ({ actor, db, now }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const rows = await readSessions(db, actor.id, now)
  const sessions = rows.map(({ created_at, last_used_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: session.id === actor.sessionId,
  }))
  return { data: { sessions } }
}
