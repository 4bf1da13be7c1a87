import { createHmac } from 'node:crypto'
import type { Actor } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import { addressGroup, type Limit, takeByAddress } from '#platform/server/limits/limits.ts'
import type { Realtime } from '#platform/server/realtime/realtime.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { Passwords } from './password/passwords.ts'

/** Runs when a suspension ends, so that other features can act. */
export type OnReinstate = (tx: Tx, memberId: string, now: Date) => Promise<void>

/** Dependencies of the auth commands besides their context. */
export interface AuthDependencies {
  limits: Limits
  /** Multiplies the limits on failed sign-ins. */
  limitFactor: number
  realtime: Pick<Realtime, 'endSessions'>
  passwords: Passwords
  /** The current secret first, then older ones that are still accepted. */
  secrets: readonly [string, ...string[]]
  texts: Texts
  onReinstate: OnReinstate
}

/** HMAC-SHA256 over several parts. JSON keeps the boundaries between the parts unambiguous. */
export const keyedHash = (secret: string | Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

const signUpsPerHour = { burst: 60, seconds: 3600 }
const callsPerQuarterHour = { burst: 300, seconds: 15 * 60 }

/** The caller's network, which is the unit of rate limits. */
export const networkOf = (actor: Actor): string => (actor.kind === 'system' ? 'system' : addressGroup(actor.address))

const limitByAddress = async ({ limits }: AuthDependencies, name: string, actor: Actor, limit: Limit): Promise<void> => {
  if (actor.kind !== 'system') await takeByAddress(limits, name, actor.address, limit)
}

/** @throws {AppError} platform.too_many after 300 calls in 15 minutes from one address */
export const limitCalls = (auth: AuthDependencies, actor: Actor): Promise<void> => limitByAddress(auth, 'auth', actor, callsPerQuarterHour)

/** @throws {AppError} platform.too_many after 60 sign-ups in an hour from one address */
export const limitSignUps = (auth: AuthDependencies, actor: Actor): Promise<void> => limitByAddress(auth, 'sign-up', actor, signUpsPerHour)

const emailChangesPerHour = { burst: 10, seconds: 3600 }

/** @throws {AppError} platform.too_many after ten email change requests of a member in an hour */
export const limitEmailChanges = (auth: AuthDependencies, memberId: string): Promise<void> =>
  auth.limits.take(`change-email:${memberId}`, emailChangesPerHour)
