import type { Actor } from '#platform/server/context.ts'
import { addressLimitKey, type RateLimit, takeByAddress } from '#platform/server/limits/limits.ts'
import type { AuthDependencies } from './dependencies.ts'

const signUpsPerHour = { burst: 60, seconds: 3600 }
const callsPerQuarterHour = { burst: 300, seconds: 15 * 60 }

/** Returns the caller's network, by which rate limits count. */
export const networkOf = (actor: Actor): string => (actor.kind === 'system' ? 'system' : addressLimitKey(actor.address))

const limitByAddress = async (
  { limits }: Pick<AuthDependencies, 'limits'>,
  name: string,
  actor: Actor,
  limit: RateLimit,
): Promise<void> => {
  if (actor.kind !== 'system') await takeByAddress(limits, name, actor.address, limit)
}

/**
 * Counts a call of the auth endpoints from an address.
 * @throws {AppError} platform.too_many after 300 calls in 15 minutes from one address
 */
export const limitAuthCallsByAddress = (auth: Pick<AuthDependencies, 'limits'>, actor: Actor): Promise<void> =>
  limitByAddress(auth, 'auth', actor, callsPerQuarterHour)

/**
 * Counts a sign-up from an address.
 * @throws {AppError} platform.too_many after 60 sign-ups in an hour from one address
 */
export const limitSignUps = (auth: AuthDependencies, actor: Actor): Promise<void> => limitByAddress(auth, 'sign-up', actor, signUpsPerHour)

const emailChangesPerHour = { burst: 10, seconds: 3600 }

/**
 * Counts a member's request to change the email.
 * @throws {AppError} platform.too_many after ten email change requests of a member in an hour
 */
export const limitEmailChanges = (auth: AuthDependencies, memberId: string): Promise<void> =>
  auth.limits.take(`change-email:${memberId}`, emailChangesPerHour)
