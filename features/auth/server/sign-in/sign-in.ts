import { countryOfAddress } from '#features/places/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import { type Auth, keyed } from '../auth.ts'
import { deviceName } from '../sessions/device-name.ts'
import { noteDevice } from '../sessions/device-store.ts'
import { mailNewDevice } from '../job-kinds.ts'
import { callerPlace, notePlace } from '../sessions/known-place.ts'
import { createSession } from '../sessions/sessions.ts'

export interface Origin {
  device: string
  country: string | undefined
  /** Fingerprints of device and country for one member: current secret first, then older ones. */
  fingerprints(memberId: string): [Buffer, ...Buffer[]]
  /** Records the place after the member has signed in. */
  note(tx: Tx, memberId: string, now: Date): Promise<void>
}

/** Determines device and country of a request. Must run before the transaction begins. */
export const originOf = async (ctx: Context, auth: Auth): Promise<Origin> => {
  const { actor, userAgent = '' } = ctx
  const place = callerPlace(ctx, auth)
  const device = deviceName(userAgent)
  const country = actor.kind === 'system' ? undefined : await countryOfAddress(actor.address)
  return {
    device,
    country,
    fingerprints: (memberId) =>
      auth.secrets.map((secret) => keyed(secret, 'device', memberId, device, country ?? '')) as [Buffer, ...Buffer[]],
    note: (tx, memberId, now) => notePlace(tx, auth, memberId, place, now),
  }
}

/** Creates a session and returns its token. A device or country new to the member triggers a mail. */
export const signIn = async (
  tx: Tx,
  memberId: string,
  { device, country, fingerprints, note, remember }: Origin & { remember: boolean },
  now: Date,
): Promise<string> => {
  const { token } = await createSession(tx, memberId, { remember, device, country }, now)
  const isNew = await noteDevice(tx, memberId, fingerprints(memberId), now)
  await note(tx, memberId, now)
  if (isNew) await addJob(tx, mailNewDevice, { memberId, device, country, at: now.toISOString() }, now)
  return token
}
