import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { listAccessTokens as listEndpoint, revokeAccessToken as revokeEndpoint } from '../contract.ts'
import type { TokenCreatorCheck } from './dependencies.ts'
import { presentPersonalToken } from './present-token.ts'
import { deletePersonalToken, readPersonalTokens } from './store.ts'

/** Lists the caller's tokens, and says what creating one requires. */
export const listAccessTokens = async (ctx: MemberContext, proof: TokenCreatorCheck): Promise<HandlerResult<typeof listEndpoint>> => ({
  data: {
    tokens: (await readPersonalTokens(ctx.db, ctx.actor.id, ctx.now)).map(presentPersonalToken),
    proof: await proof.needed(ctx),
  },
})

/**
 * Revokes a token of the caller.
 * @throws {AppError} platform.not_found
 */
export const revokeAccessToken = async ({ db, actor }: MemberContext, { params }: HandlerInput<typeof revokeEndpoint>): Promise<void> => {
  if (!(await deletePersonalToken(db, actor.id, params.id))) throw new AppError(platformErrors.not_found)
}
