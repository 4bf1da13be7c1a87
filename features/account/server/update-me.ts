import type { ProfileEdit } from '#features/profiles/contract.ts'
import { updateProfile } from '#features/profiles/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { updateMe as endpoint } from '../contract.ts'
import { showMe } from './show-me.ts'

/**
 * Changes the caller's profile and returns the account.
 * @throws {AppError} as `updateProfile`
 */
export const updateMe = async (ctx: MemberContext, input: { body: ProfileEdit }): Promise<HandlerResult<typeof endpoint>> => {
  await updateProfile(ctx, input.body)
  return showMe(ctx)
}
