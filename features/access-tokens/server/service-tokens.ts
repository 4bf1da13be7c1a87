import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import {
  accessTokenErrors,
  maxAccessTokens,
  type createServiceToken as createEndpoint,
  type revokeServiceToken as revokeEndpoint,
} from '../contract.ts'
import type { TokenCreatorCheck } from './dependencies.ts'
import { generateToken } from './generate-token.ts'
import { presentServiceToken } from './present-token.ts'
import { deleteServiceToken, insertToken, lockServiceTokens, readServiceTokens } from './store.ts'

const read = async (db: Database | Tx, now: Date) => (await readServiceTokens(db, now)).map(presentServiceToken)

/** Lists the service tokens. */
export const listServiceTokens = async ({ db, now }: MemberContext) => ({ data: { tokens: await read(db, now) } })

/**
 * Creates a service token and records it in the audit log.
 * @throws {AppError} access_tokens.full, platform.unauthenticated when the session has ended
 */
export const createServiceToken = (
  { db, actor, now }: MemberContext,
  { body: { reason, ...wanted } }: HandlerInput<typeof createEndpoint>,
  proof: TokenCreatorCheck,
): Promise<HandlerResult<typeof createEndpoint>> =>
  inTransaction(db, async (tx) => {
    await lockServiceTokens(tx)
    // Another administrator may meanwhile have removed the role of the caller, which ends the caller's session.
    if (!(await proof.lockSession(tx, actor.id, actor.sessionId))) throw new AppError(platformErrors.unauthenticated)
    if ((await readServiceTokens(tx, now)).length >= maxAccessTokens) throw new AppError(accessTokenErrors.full)
    const { token, row } = generateToken({ ...wanted, memberId: actor.id, kind: 'service' }, now)
    await insertToken(tx, row)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'service_token.created',
      subject: { kind: 'service_token', id: row.id },
      reason,
      details: { name: wanted.name, scopes: wanted.scopes, days: wanted.days },
      now,
    })
    const created = (await read(tx, now)).find(({ id }) => id === row.id)
    if (created === undefined) throw new Error('the token that was just created is missing')
    return { data: { ...created, token } }
  })

/** Revokes a service token and records it in the audit log. Idempotent: an unknown token is not an error. */
export const revokeServiceToken = (
  { db, actor, now }: MemberContext,
  { params, body }: HandlerInput<typeof revokeEndpoint>,
): Promise<HandlerResult<typeof revokeEndpoint>> =>
  inTransaction(db, async (tx) => {
    const ended = await deleteServiceToken(tx, params.id)
    if (ended !== undefined)
      await recordAudit(tx, {
        admin: actor.id,
        action: 'service_token.revoked',
        subject: { kind: 'service_token', id: params.id },
        reason: body.reason,
        details: { name: ended.name, scopes: ended.scopes },
        now,
      })
    return { data: { tokens: await read(tx, now) } }
  })
