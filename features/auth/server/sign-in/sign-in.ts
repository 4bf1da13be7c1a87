import { countryOfIp } from '#features/places/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { deviceName } from '../sessions/device-name.ts'
import { recordDeviceAndCheckNew } from '../sessions/device-store.ts'
import { mailNewDeviceJob } from '../job-kinds.ts'
import { hashDeviceAndNetwork, recordDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { createSession, type StaffSignOn } from '../sessions/sessions.ts'

export interface SignInOrigin {
  device: string
  country: string | undefined
  /** Fingerprints of device and country for one member: current secret first, then older ones. */
  fingerprints(memberId: string): [Buffer, ...Buffer[]]
  /** Records the device and network after the member has signed in. */
  record(tx: Tx, memberId: string, now: Date): Promise<void>
}

/** Determines the device and country of a request. Call it before the transaction begins. */
export const readSignInOrigin = async (ctx: Context, auth: Pick<AuthDependencies, 'secrets'>): Promise<SignInOrigin> => {
  const { actor, userAgent = '' } = ctx
  const place = hashDeviceAndNetwork(ctx, auth)
  const device = deviceName(userAgent)
  const country = actor.kind === 'system' ? undefined : await countryOfIp(actor.address)
  return {
    device,
    country,
    fingerprints: (memberId) =>
      auth.secrets.map((secret) => keyedHash(secret, 'device', memberId, device, country ?? '')) as [Buffer, ...Buffer[]],
    record: (tx, memberId, now) => recordDeviceAndNetwork(tx, auth, memberId, place, now),
  }
}

type SignIn = SignInOrigin & { remember: boolean; signedOn?: StaffSignOn }

/** Creates a session and returns its token. A device or country that is new to the member triggers a mail. */
export const signIn = async (tx: Tx, memberId: string, how: SignIn, now: Date): Promise<string> =>
  (await signInReturningSession(tx, memberId, how, now)).token

/** Like `signIn`, but also returns the id of the session. */
export const signInReturningSession = async (
  tx: Tx,
  memberId: string,
  { device, country, fingerprints, record, remember, signedOn }: SignIn,
  now: Date,
): Promise<{ id: string; token: string }> => {
  const session = await createSession(tx, memberId, { remember, device, country, signedOn }, now)
  const isNew = await recordDeviceAndCheckNew(tx, memberId, fingerprints(memberId), now)
  await record(tx, memberId, now)
  if (isNew) await addJob(tx, mailNewDeviceJob, { memberId, device, country, at: now.toISOString() }, now)
  return session
}
