import { randomBytes, randomUUID } from 'node:crypto'
import { deviceName, lockAccount, readSessionStart } from '#features/auth/server/index.ts'
import { readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { maxPasskeys, passkeyErrors, type addPasskey as addEndpoint, type startAddingPasskey as startEndpoint } from '../contract.ts'
import { keyAlgorithms, readChallenge, verifyNewCredential } from './ceremonies.ts'
import { challengeMs, createChallenge, takeChallenge } from './challenge-store.ts'
import type { PasskeyDependencies } from './dependencies.ts'
import { notifyPasskeyChange } from './notices.ts'
import { presentPasskey } from './list-passkeys.ts'
import type { CeremonyOutcome } from './metrics/passkey-metrics.ts'
import { requirePasswordOrRecentLogIn } from './require-proof.ts'
import { insertPasskey, readPasskeys } from './store.ts'

const startsPerHour = { burst: 30, seconds: 3600 }

const refuse = (refused: ErrorCode, because: CeremonyOutcome) => ({ refused, because })

type Transports = HandlerResult<typeof startEndpoint>['data']['options']['excludeCredentials'][number]['transports']

/**
 * Returns the options that a browser needs to make a passkey.
 * @throws {AppError} passkeys.full, and everything that `requirePasswordOrRecentLogIn` throws
 */
export const startAddingPasskey = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof startEndpoint>,
  passkeys: PasskeyDependencies,
): Promise<HandlerResult<typeof startEndpoint>> => {
  const { db, actor, now } = ctx
  const { limits, party, count } = passkeys
  await requirePasswordOrRecentLogIn(ctx, passkeys, body.password)
  await limits.take(`add-passkey:${actor.id}`, startsPerHour)
  const [member, known] = [await readMember(db, actor.id), await readPasskeys(db, actor.id)]
  if (member === undefined) throw new AppError(platformErrors.unauthenticated)
  if (known.length >= maxPasskeys) {
    count('add', 'full')
    throw new AppError(passkeyErrors.full)
  }
  const userHandle = known[0]?.user_handle ?? randomBytes(32)
  const challenge = await createChallenge(db, { for: 'add', memberId: actor.id, sessionId: actor.sessionId }, now, userHandle)
  count('add', 'started')
  return {
    data: {
      options: {
        challenge: challenge.toString('base64url'),
        rp: { id: party.id, name: party.name },
        user: {
          id: userHandle.toString('base64url'),
          name: member.email ?? member.proven_phone ?? member.firstname,
          displayName: member.firstname,
        },
        pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMs,
        attestation: 'none',
        excludeCredentials: known.map(({ credential_id, transports }) => ({
          id: credential_id.toString('base64url'),
          type: 'public-key',
          transports: transports as Transports,
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    },
  }
}

/**
 * Adds the passkey that a device made. The challenge must be of this member and session. Notifies the member.
 * @throws {AppError} passkeys.not_added for anything wrong with it, passkeys.full, platform.unauthenticated when the session has ended
 */
export const addPasskey = async (
  ctx: MemberContext,
  { body: { credential } }: HandlerInput<typeof addEndpoint>,
  { party, count }: PasskeyDependencies,
): Promise<HandlerResult<typeof addEndpoint>> => {
  const { db, actor, now, userAgent = '' } = ctx
  const challenge = readChallenge(credential.response.clientDataJSON)
  const outcome = await inTransaction(db, async (tx) => {
    await lockAccount(tx, { id: actor.id })
    // A new password may have ended the session while this waited for the lock; the passkey must not outlive it.
    if ((await readSessionStart(tx, actor.sessionId)) === undefined) return refuse(platformErrors.unauthenticated, 'session')
    const taken = challenge && (await takeChallenge(tx, challenge, { for: 'add', memberId: actor.id, sessionId: actor.sessionId }, now))
    if (challenge === undefined || !taken?.user_handle) return refuse(passkeyErrors.not_added, 'challenge')
    const key = await verifyNewCredential(party, credential, challenge)
    if (key === undefined) return refuse(passkeyErrors.not_added, 'not_verified')
    if ((await readPasskeys(tx, actor.id)).length >= maxPasskeys) return refuse(passkeyErrors.full, 'full')
    const added = await insertPasskey(tx, {
      id: randomUUID(),
      member_id: actor.id,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      user_handle: taken.user_handle,
      counter: key.counter,
      transports: credential.response.transports ?? [],
      name: deviceName(userAgent),
      backed_up: key.backedUp,
      created_at: now,
    })
    // Another account has the same key.
    if (added === undefined) return refuse(passkeyErrors.not_added, 'not_verified')
    await notifyPasskeyChange(tx, { memberId: actor.id, change: 'added', name: added.name, key: added.id }, now)
    return { refused: undefined, added }
  })
  count('add', outcome.refused === undefined ? 'succeeded' : outcome.because)
  if (outcome.refused !== undefined) throw new AppError(outcome.refused)
  return { data: presentPasskey(outcome.added) }
}
