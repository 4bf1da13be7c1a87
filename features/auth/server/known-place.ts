import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type Auth, keyed, networkOf } from './auth.ts'
import { deviceName } from './device-name.ts'
import { isKnownDevice, noteDevice } from './device-store.ts'

type Secrets = Pick<Auth, 'secrets'>

/** The caller's kind of device and network as a keyed hash, the same for everybody who calls from there. */
export const callerPlace = ({ actor, userAgent = '' }: Pick<Context, 'actor' | 'userAgent'>, { secrets }: Secrets): string =>
  keyed(secrets[0], 'from', deviceName(userAgent), networkOf(actor)).toString('hex')

const fingerprint = (secret: string, memberId: string, place: string): Buffer => keyed(secret, 'place', memberId, place)

/** Notes that a member has signed in from a place. */
export const notePlace = async (tx: Tx, { secrets }: Secrets, memberId: string, place: string, now: Date): Promise<void> => {
  await noteDevice(tx, memberId, fingerprint(secrets[0], memberId, place), now)
}

/**
 * Whether a member has signed in from a place in the last 180 days. The browser's name alone would be easy to imitate; somebody who attacks
 * from elsewhere does not have the network.
 */
export const isKnownPlace = (db: Database | Tx, secrets: readonly string[], memberId: string, place: string): Promise<boolean> =>
  isKnownDevice(
    db,
    memberId,
    secrets.map((secret) => fingerprint(secret, memberId, place)),
  )
