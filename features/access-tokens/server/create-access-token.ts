import { isReservedForStaffSignOn } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { accessTokenErrors, type createAccessToken as endpoint, maxAccessTokens } from '../contract.ts'
import type { TokenDependencies } from './dependencies.ts'
import { generateToken } from './generate-token.ts'
import { notifyTokenCreated } from './notices.ts'
import { presentPersonalToken } from './present-token.ts'
import { insertToken, readPersonalTokens } from './store.ts'

const createsPerHour = { burst: 20, seconds: 3600 }

/** Requires the password, or a log-in within the last ten minutes: an unlocked phone is not enough. */
const requireProof = async (ctx: MemberContext, { config, proof }: TokenDependencies, password: string | undefined): Promise<void> => {
  const needed = await proof.needed(ctx)
  if (needed === 'log_in') throw new AppError(accessTokenErrors.log_in_again)
  if (password === undefined && needed === 'none') return
  const refused = (code: typeof accessTokenErrors.wrong_password) => new AppError(code, { fields: { password: [code] } })
  if (password === undefined) throw refused(accessTokenErrors.password_needed)
  if (!(await proof.isPasswordCorrect(ctx, password, config))) throw refused(accessTokenErrors.wrong_password)
}

/**
 * Creates an access token of the caller and tells them.
 * @throws {AppError} access_tokens.full, password_needed, wrong_password, log_in_again, platform.unauthenticated when the session has ended,
 * platform.forbidden for an account that belongs to the provider of staff
 */
export const createAccessToken = async (
  ctx: MemberContext,
  { body: { password, ...wanted } }: HandlerInput<typeof endpoint>,
  tokens: TokenDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  const { db, actor, now } = ctx
  await requireProof(ctx, tokens, password)
  await tokens.limits.take(`create-token:${actor.id}`, createsPerHour)
  const { token, row } = generateToken({ ...wanted, memberId: actor.id, kind: 'personal' }, now)
  const created = await inTransaction(db, async (tx) => {
    // A new password may have ended the session while this call waited for the lock. An ended session must not create a token.
    if (!(await tokens.proof.lockSession(tx, actor.id, actor.sessionId))) throw new AppError(platformErrors.unauthenticated)
    // Staff enter such an account only through the identity provider; a token would still work after they have left.
    if (await isReservedForStaffSignOn(tx, actor.id)) throw new AppError(platformErrors.forbidden)
    if ((await readPersonalTokens(tx, actor.id, now)).length >= maxAccessTokens) throw new AppError(accessTokenErrors.full)
    await notifyTokenCreated(tx, { memberId: actor.id, name: wanted.name, key: row.id }, now)
    return insertToken(tx, row)
  })
  return { data: { ...presentPersonalToken(created), token } }
}
