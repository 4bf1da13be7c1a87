import { createHmac } from 'node:crypto'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { callErrors, type getIceConfiguration } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { requireBeforeConnectDeadline } from '../require-call.ts'
import { readLiveCallOfMember } from '../queries.ts'

/** Validity of relay credentials for new connections; existing ones continue. In seconds. */
const credentialSeconds = 15 * 60

/**
 * TURN credentials for coturn's `use-auth-secret`: the username is the expiry (seconds since 1970) and an opaque id, the password the
 * base64 HMAC-SHA1 of the username with the shared secret.
 */
export const createRelayCredentials = (secret: string, opaque: string, endsAt: Date): { username: string; credential: string } => {
  const username = `${Math.floor(endsAt.getTime() / 1000)}:${opaque}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

/** Returns a different username for each call and member, so that the log of the relay cannot link calls. */
const opaqueUsername = (secret: string, callId: string, memberId: string): string =>
  createHmac('sha256', secret).update(`call ${callId} ${memberId}`).digest('base64url').slice(0, 22)

/**
 * Returns the ICE configuration for the member's current call.
 * @throws {AppError} calls.off, or calls.wrong_state without a call
 */
export const readIceConfiguration = async (
  ctx: MemberContext,
  { config }: Pick<Platform, 'config'>,
): Promise<HandlerResult<typeof getIceConfiguration>> => {
  const { available, relay, stun } = config.section(iceConfiguration)
  if (!available) throw new AppError(callErrors.off)
  const current = await readLiveCallOfMember(ctx.db, ctx.actor.id)
  if (current === undefined) throw new AppError(callErrors.wrong_state)
  requireBeforeConnectDeadline(current.call, ctx.now)
  if (relay === undefined) {
    const iceServers = stun.length === 0 ? [] : [{ urls: stun }]
    return { data: { configuration: { iceServers, iceTransportPolicy: 'all' }, expires_at: null } }
  }
  const endsAt = new Date(ctx.now.getTime() + credentialSeconds * 1000)
  const credentials = createRelayCredentials(relay.secret, opaqueUsername(relay.secret, current.call.id, ctx.actor.id), endsAt)
  return {
    data: {
      configuration: { iceServers: [{ urls: relay.urls, ...credentials }], iceTransportPolicy: 'relay' },
      expires_at: endsAt.toISOString(),
    },
  }
}
