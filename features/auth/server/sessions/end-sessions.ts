import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { endOneSession as endpoint } from '../../contract.ts'
import type { Auth } from '../auth.ts'
import { endSessions } from './sessions.ts'
import { deleteOwnSession } from '../store.ts'

/**
 * Signs out one place, and closes its sockets.
 * @throws {AppError} platform.not_found for a session of nobody or of somebody else
 */
export const endOneSession = async ({ actor, db }: MemberContext, { params }: HandlerInput<typeof endpoint>, auth: Auth): Promise<void> => {
  if (!(await deleteOwnSession(db, actor.id, params.id))) throw new AppError(platformErrors.not_found)
  auth.realtime.endSessions([params.id])
}

/** Signs out everywhere, here as well. */
export const endAllSessions = async ({ actor, db, now }: MemberContext, auth: Auth): Promise<void> => {
  const ended = await inTransaction(db, (tx) => endSessions(tx, actor.id, now))
  auth.realtime.endSessions(ended)
}
