import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { networkOf } from '../rate-limits.ts'
import { deviceName } from './device-name.ts'
import { isKnownDevice, recordDevice } from './device-store.ts'

type Secrets = Pick<AuthDependencies, 'secrets'>

/**
 * The caller's device type and network as keyed hashes, the same for every member who calls from there. One hash per secret, the current
 * one first, joined by dots.
 */
export const callerPlace = ({ actor, userAgent = '' }: Pick<Context, 'actor' | 'userAgent'>, { secrets }: Secrets): string =>
  secrets.map((secret) => keyedHash(secret, 'from', deviceName(userAgent), networkOf(actor)).toString('hex')).join('.')

/** Stored fingerprints of a place, current secret first. A job may carry a place that was hashed by a process with other secrets. */
const fingerprints = (secrets: readonly string[], memberId: string, place: string): [Buffer, ...Buffer[]] =>
  place.split('.').flatMap((from) => secrets.map((secret) => keyedHash(secret, 'place', memberId, from))) as [Buffer, ...Buffer[]]

/** Records that a member has signed in from a place. */
export const recordPlace = async (tx: Tx, { secrets }: Secrets, memberId: string, place: string, now: Date): Promise<void> => {
  await recordDevice(tx, memberId, fingerprints(secrets, memberId, place), now)
}

/** Whether a member has signed in from a place in the last 180 days. A user agent is easy to imitate, so the network is part of it. */
export const isKnownPlace = (db: Database | Tx, secrets: readonly string[], memberId: string, place: string): Promise<boolean> =>
  isKnownDevice(db, memberId, fingerprints(secrets, memberId, place))
