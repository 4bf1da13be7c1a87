import { createHmac } from 'node:crypto'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { callErrors, type getIce } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { requireInTime } from '../own-call.ts'
import { readCurrent } from '../queries.ts'

/** How long credentials open new connections to the relay; those that stand go on. */
const credentialSeconds = 15 * 60

/**
 * Credentials as coturn's `use-auth-secret` wants them: the name is when they end (seconds since 1970) and an opaque word, the password the
 * HMAC-SHA1 of that name under the shared secret, in base64.
 */
export const relayCredentials = (secret: string, opaque: string, endsAt: Date): { username: string; credential: string } => {
  const username = `${Math.floor(endsAt.getTime() / 1000)}:${opaque}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

/** One word for each side of each call: in the relay's log nobody is known again by it. */
const opaqueWord = (secret: string, callId: string, memberId: string): string =>
  createHmac('sha256', secret).update(`call ${callId} ${memberId}`).digest('base64url').slice(0, 22)

/**
 * How media finds its way in the call the member has.
 * @throws {AppError} calls.off, or calls.wrong_state without a call
 */
export const showIce = async (ctx: MemberContext, { config }: Pick<Platform, 'config'>): Promise<HandlerResult<typeof getIce>> => {
  const { available, relay, stun } = config.section(iceConfiguration)
  if (!available) throw new AppError(callErrors.off)
  const current = await readCurrent(ctx.db, ctx.actor.id)
  if (current === undefined) throw new AppError(callErrors.wrong_state)
  requireInTime(current.call, ctx.now)
  if (relay === undefined) {
    const iceServers = stun.length === 0 ? [] : [{ urls: stun }]
    return { data: { configuration: { iceServers, iceTransportPolicy: 'all' }, expires_at: null } }
  }
  const endsAt = new Date(ctx.now.getTime() + credentialSeconds * 1000)
  const credentials = relayCredentials(relay.secret, opaqueWord(relay.secret, current.call.id, ctx.actor.id), endsAt)
  return {
    data: {
      configuration: { iceServers: [{ urls: relay.urls, ...credentials }], iceTransportPolicy: 'relay' },
      expires_at: endsAt.toISOString(),
    },
  }
}
