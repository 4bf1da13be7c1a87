import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { networkOf } from '../rate-limits.ts'
import { deviceName } from './device-name.ts'
import { isKnownDevice, recordDeviceAndCheckNew } from './device-store.ts'

type Secrets = Pick<AuthDependencies, 'secrets'>

/**
 * Returns keyed hashes of the caller's device type and network, joined by dots: one hash per secret, the current secret first. The result is the
 * same for every member with this device type and network.
 */
export const hashDeviceAndNetwork = ({ actor, userAgent = '' }: Pick<Context, 'actor' | 'userAgent'>, { secrets }: Secrets): string =>
  secrets.map((secret) => keyedHash(secret, 'from', deviceName(userAgent), networkOf(actor)).toString('hex')).join('.')

/**
 * Returns the fingerprints under which a device and network may be stored, current secret first. A job may carry hashes from a process with other
 * secrets.
 */
const fingerprints = (secrets: readonly string[], memberId: string, place: string): [Buffer, ...Buffer[]] =>
  place.split('.').flatMap((from) => secrets.map((secret) => keyedHash(secret, 'place', memberId, from))) as [Buffer, ...Buffer[]]

/** Records that a member has signed in from a device and network; `place` comes from `hashDeviceAndNetwork`. */
export const recordDeviceAndNetwork = async (tx: Tx, { secrets }: Secrets, memberId: string, place: string, now: Date): Promise<void> => {
  await recordDeviceAndCheckNew(tx, memberId, fingerprints(secrets, memberId, place), now)
}

/**
 * Whether a member has signed in from this device and network in the last 180 days. The device alone is not enough, because a user agent is easy
 * to imitate.
 */
export const isKnownDeviceAndNetwork = (db: Database | Tx, secrets: readonly string[], memberId: string, place: string): Promise<boolean> =>
  isKnownDevice(db, memberId, fingerprints(secrets, memberId, place))
