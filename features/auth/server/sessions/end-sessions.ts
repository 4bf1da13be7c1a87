import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { endOneSession as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { endSessionsOfMember } from './sessions.ts'
import { deleteOwnSession } from '../store.ts'

/**
 * Ends one session and closes its sockets.
 * @throws {AppError} platform.not_found if the member has no such session
 */
export const endOneSession = async (
  { actor, db }: MemberContext,
  { params }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<void> => {
  if (!(await deleteOwnSession(db, actor.id, params.id))) throw new AppError(platformErrors.not_found)
  auth.realtime.endSessions([params.id])
}

/** Ends every session of the member, including the current one. */
export const endAllSessions = async ({ actor, db, now }: MemberContext, auth: AuthDependencies): Promise<void> => {
  const ended = await inTransaction(db, (tx) => endSessionsOfMember(tx, actor.id, now))
  auth.realtime.endSessions(ended)
}
