import type { MemberContext } from '#platform/server/context.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { deleteSession } from '../store.ts'

/** Ends the current session and closes its sockets. */
export const logout = async ({ actor, db }: MemberContext, auth: AuthDependencies): Promise<void> => {
  await deleteSession(db, actor.sessionId)
  auth.realtime.endSessions([actor.sessionId])
}
