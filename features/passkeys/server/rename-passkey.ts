import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { renamePasskey as endpoint } from '../contract.ts'
import { presentPasskey } from './list-passkeys.ts'
import { setPasskeyName } from './store.ts'

/** Names a passkey of the caller. @throws {AppError} platform.not_found */
export const renamePasskey = async (
  { db, actor }: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const renamed = await setPasskeyName(db, actor.id, params.id, body.name)
  if (renamed === undefined) throw new AppError(platformErrors.not_found)
  return { data: presentPasskey(renamed) }
}
