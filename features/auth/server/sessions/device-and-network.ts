import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { networkOf } from '../rate-limits.ts'
import { deviceName } from './device-name.ts'
import { isKnownDevice, recordDeviceAndCheckNew } from './device-store.ts'

type Secrets = Pick<AuthDependencies, 'secrets'>

/**
 * Returns the caller's device type and network as keyed hashes, the same for every member who calls from there. One hash per secret, the
 * current one first, joined by dots.
 */
export const hashDeviceAndNetwork = ({ actor, userAgent = '' }: Pick<Context, 'actor' | 'userAgent'>, { secrets }: Secrets): string =>
  secrets.map((secret) => keyedHash(secret, 'from', deviceName(userAgent), networkOf(actor)).toString('hex')).join('.')

/** Stored fingerprints of a device and network, current secret first. A process with other secrets may have hashed what a job carries. */
const fingerprints = (secrets: readonly string[], memberId: string, place: string): [Buffer, ...Buffer[]] =>
  place.split('.').flatMap((from) => secrets.map((secret) => keyedHash(secret, 'place', memberId, from))) as [Buffer, ...Buffer[]]

/** Records that a member has signed in with a device and network; `place` comes from `hashDeviceAndNetwork`. */
export const recordDeviceAndNetwork = async (tx: Tx, { secrets }: Secrets, memberId: string, place: string, now: Date): Promise<void> => {
  await recordDeviceAndCheckNew(tx, memberId, fingerprints(secrets, memberId, place), now)
}

/** Whether a member has signed in with a device and network in the last 180 days. A user agent is easy to imitate, so it is not enough. */
export const isKnownDeviceAndNetwork = (db: Database | Tx, secrets: readonly string[], memberId: string, place: string): Promise<boolean> =>
  isKnownDevice(db, memberId, fingerprints(secrets, memberId, place))
