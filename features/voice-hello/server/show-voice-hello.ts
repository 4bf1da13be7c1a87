import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { getVoiceHello as endpoint } from '../contract.ts'
import { presentVoiceHello } from './present-voice-hello.ts'
import { readAudibleVoiceHello } from './queries.ts'

/**
 * Returns the voice hello of a member.
 * @throws {AppError} platform.not_found, the same without one and for a member the caller may not see
 */
export const showVoiceHello = async (
  { db, actor, now }: MemberContext,
  { params }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const found = await readAudibleVoiceHello(db, params.id, actor.id)
  if (found === undefined) throw new AppError(platformErrors.not_found)
  return { data: presentVoiceHello(found, actor.id, now) }
}
