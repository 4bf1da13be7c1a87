import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type Auth, keyed, networkOf } from '../auth.ts'
import { deviceName } from './device-name.ts'
import { isKnownDevice, noteDevice } from './device-store.ts'

type Secrets = Pick<Auth, 'secrets'>

/**
 * The caller's kind of device and network as keyed hashes, the same for everybody who calls from there: one by each secret, the current one first,
 * with a dot between them.
 */
export const callerPlace = ({ actor, userAgent = '' }: Pick<Context, 'actor' | 'userAgent'>, { secrets }: Secrets): string =>
  secrets.map((secret) => keyed(secret, 'from', deviceName(userAgent), networkOf(actor)).toString('hex')).join('.')

/** What is kept of a place, under the current secret first. A job may carry the place as a process with other secrets hashed it. */
const fingerprints = (secrets: readonly string[], memberId: string, place: string): [Buffer, ...Buffer[]] =>
  place.split('.').flatMap((from) => secrets.map((secret) => keyed(secret, 'place', memberId, from))) as [Buffer, ...Buffer[]]

/** Notes that a member has signed in from a place. */
export const notePlace = async (tx: Tx, { secrets }: Secrets, memberId: string, place: string, now: Date): Promise<void> => {
  await noteDevice(tx, memberId, fingerprints(secrets, memberId, place), now)
}

/**
 * Whether a member has signed in from a place in the last 180 days. The browser's name alone would be easy to imitate; somebody who attacks
 * from elsewhere does not have the network.
 */
export const isKnownPlace = (db: Database | Tx, secrets: readonly string[], memberId: string, place: string): Promise<boolean> =>
  isKnownDevice(db, memberId, fingerprints(secrets, memberId, place))
