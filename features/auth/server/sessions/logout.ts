import type { MemberContext } from '#platform/server/context.ts'
import type { Auth } from '../auth.ts'
import { deleteSession } from '../store.ts'

/** Ends the current session and closes its sockets. */
export const logout = async ({ actor, db }: MemberContext, auth: Auth): Promise<void> => {
  await deleteSession(db, actor.sessionId)
  auth.realtime.endSessions([actor.sessionId])
}
