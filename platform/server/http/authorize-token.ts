import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import type { Scope } from '#platform/shared/scopes.ts'
import type { MemberActor } from '../context.ts'
import { addressLimitKey, type Budget } from '../limits/limits.ts'
import type { Platform } from '../platform.ts'

/** Calls of a person, and of an address without one. */
export const callsByMinute = { burst: 600, seconds: 60 }
/** Fewer than a person's own calls, and apart from them: a script does not use up what its owner needs. */
const tokenCallsByMinute = { burst: 300, seconds: 60 }

/**
 * Admits an access token to an endpoint that names one of its scopes. Here, and nowhere else, is decided what tokens may do. An unknown, an ended
 * and an expired token get the same answer after the same work; endpoints of the console do not exist for tokens that may not call them.
 * @throws {AppError} platform.token_not_allowed, token_scope, unauthenticated, forbidden, not_found or too_many
 */
export const authorizeToken = async (
  platform: Pick<Platform, 'authenticateToken' | 'limits'>,
  { access, token: scope, tokenReads }: Pick<Endpoint, 'access' | 'token' | 'tokenReads'>,
  request: Pick<FastifyRequest, 'ip'>,
  credential: string,
): Promise<{ actor: MemberActor; budget: Budget }> => {
  const refuse = async (error: AppError): Promise<never> => {
    await platform.limits.take(`calls:${addressLimitKey(request.ip)}`, callsByMinute)
    throw access === 'admin' ? new AppError(platformErrors.not_found) : error
  }
  if (scope === undefined) return refuse(new AppError(platformErrors.token_not_allowed))
  const found = await platform.authenticateToken(credential, request.ip)
  if (found === undefined) return refuse(new AppError(platformErrors.unauthenticated))
  const { actor, kind, scopes } = found
  const lacks = (one: Scope) => new AppError(platformErrors.token_scope, { values: { scope: one } })
  if (kind === 'personal' && access === 'admin') return refuse(lacks(scope))
  const budget = await platform.limits.takeAndTell(`token-calls:${actor.id}`, tokenCallsByMinute)
  for (const one of [scope, tokenReads]) if (one !== undefined && !scopes.includes(one)) throw lacks(one)
  if (access === 'member' && !canParticipate(actor.role)) throw new AppError(platformErrors.forbidden)
  return { actor, budget }
}
