import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import type { Scope } from '#platform/shared/scopes.ts'
import type { MemberActor } from '../context.ts'
import { addressLimitKey, type RateLimitBudget } from '../limits/limits.ts'
import type { Platform } from '../platform.ts'

/** Limit on the calls of a member, or of an address without a session. */
export const memberApiCallLimit = { burst: 600, seconds: 60 }
/** Limit on the calls with the tokens of a member. Counted apart, so that a script does not use up its owner's calls. */
const tokenCallLimit = { burst: 300, seconds: 60 }

/**
 * Checks that an access token may call an endpoint: the token must have the scope that the endpoint names. Nothing else decides what tokens may
 * do. Unknown, revoked and expired tokens get the same answer after the same work. Console endpoints are 404 for tokens that may not call them.
 * @throws {AppError} platform.token_not_allowed, token_scope, unauthenticated, forbidden, not_found or too_many
 */
export const authorizeToken = async (
  platform: Pick<Platform, 'authenticateToken' | 'limits'>,
  { access, token: scope, tokenReads }: Pick<Endpoint, 'access' | 'token' | 'tokenReads'>,
  request: Pick<FastifyRequest, 'ip'>,
  credential: string,
): Promise<{ actor: MemberActor; budget: RateLimitBudget }> => {
  const refuse = async (error: AppError): Promise<never> => {
    await platform.limits.take(`calls:${addressLimitKey(request.ip)}`, memberApiCallLimit)
    throw access === 'admin' ? new AppError(platformErrors.not_found) : error
  }
  if (scope === undefined) return refuse(new AppError(platformErrors.token_not_allowed))
  const found = await platform.authenticateToken(credential, request.ip)
  if (found === undefined) return refuse(new AppError(platformErrors.unauthenticated))
  const { actor, kind, scopes } = found
  const lacks = (one: Scope) => new AppError(platformErrors.token_scope, { values: { scope: one } })
  if (kind === 'personal' && access === 'admin') return refuse(lacks(scope))
  const budget = await platform.limits.takeAndReport(`token-calls:${actor.id}`, tokenCallLimit)
  for (const one of [scope, tokenReads]) if (one !== undefined && !scopes.includes(one)) throw lacks(one)
  if (access === 'member' && !canParticipate(actor.role)) throw new AppError(platformErrors.forbidden)
  return { actor, budget }
}
