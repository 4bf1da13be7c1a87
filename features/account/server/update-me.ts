import type { ProfileEdit } from '#features/profiles/contract.ts'
import { updateProfile } from '#features/profiles/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { updateMe as endpoint } from '../contract.ts'
import { showMe } from './show-me.ts'

/** Fields that a program with an access token must not change: the phone number, and who sees and reaches the member. */
const keptFromTokens = [
  'phone',
  'phone_country',
  'shows_lastname',
  'shows_birth',
  'shows_activity',
  'shows_sensitive',
  'shows_reads',
  'requests_from',
  'requests_checked',
  'private_mode',
  'blurs_photos',
] as const satisfies readonly (keyof ProfileEdit)[]

const requireSession = ({ actor }: MemberContext, body: ProfileEdit): void => {
  const kept = actor.viaToken === true ? keptFromTokens.filter((field) => body[field] !== undefined) : []
  const fields = Object.fromEntries(kept.map((field) => [field, [platformErrors.token_not_allowed]]))
  if (kept.length > 0) throw new AppError(platformErrors.token_not_allowed, { fields })
}

/**
 * Changes the caller's profile and returns the account.
 * @throws {AppError} as `updateProfile`; platform.token_not_allowed for fields that no token changes
 */
export const updateMe = async (ctx: MemberContext, input: { body: ProfileEdit }): Promise<HandlerResult<typeof endpoint>> => {
  requireSession(ctx, input.body)
  await updateProfile(ctx, input.body)
  return showMe(ctx)
}
