import { recordAudit } from '#features/audit/server/index.ts'
import type { EventType } from '#features/webhooks/contract.ts'
import * as webhooks from '#features/webhooks/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { isAllowedUrl } from '#platform/server/outbound/post.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { adminErrors } from '../../entry-contract.ts'
import type { Webhook } from '../../webhooks-contract.ts'

type Settings = webhooks.WebhookEndpointSettings & { reason: string }
type Services = Pick<Platform, 'config'>

const present = ({ types, stopped, failing_since, created_at, ...row }: webhooks.WebhookEndpointRow): Webhook => ({
  ...row,
  types: types as EventType[],
  stopped: stopped as Webhook['stopped'],
  failing_since: failing_since?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

/** Lists the webhooks. */
export const listWebhooks = async (db: Database | Tx): Promise<{ webhooks: Webhook[] }> => ({
  webhooks: (await webhooks.readWebhookEndpoints(db)).map(present),
})

const requireAllowedUrl = (url: string, { config }: Services): void => {
  if (!isAllowedUrl(url, { loopback: config.demo }))
    throw new AppError(adminErrors.webhook_address, { fields: { url: [adminErrors.webhook_address] } })
}

type Change = 'added' | 'changed' | 'removed' | 'secret_replaced' | 'tested' | 'resent'
const audit = (tx: Tx, { actor, now }: MemberContext, change: Change, id: string, reason: string, details: Record<string, unknown>) =>
  recordAudit(tx, { admin: actor.id, action: `webhook.${change}`, subject: { kind: 'webhook', id }, reason, details, now })

const requireEndpoint = async (tx: Tx, id: string): Promise<webhooks.WebhookEndpointRow> => {
  const endpoint = await webhooks.lockWebhookEndpoint(tx, id)
  if (endpoint === undefined) throw new AppError(platformErrors.not_found)
  return endpoint
}

/** Returns a webhook that is enabled. @throws {AppError} platform.not_found, platform.conflict */
const requireEnabled = async (tx: Tx, id: string): Promise<webhooks.WebhookEndpointRow> => {
  const endpoint = await requireEndpoint(tx, id)
  if (!endpoint.enabled) throw new AppError(platformErrors.conflict)
  return endpoint
}

/**
 * Adds a webhook and records it in the audit log.
 * @returns all webhooks, and the signing secret of the new one
 * @throws {AppError} admin.webhook_address, admin.webhooks_full
 */
export const addWebhook = async (ctx: MemberContext, services: Services, { reason, ...settings }: Settings) => {
  requireAllowedUrl(settings.url, services)
  return inTransaction(ctx.db, async (tx) => {
    await webhooks.lockWebhookEndpoints(tx)
    if ((await webhooks.readWebhookEndpoints(tx)).length >= webhooks.maxWebhookEndpoints) throw new AppError(adminErrors.webhooks_full)
    const id = await webhooks.insertWebhookEndpoint(tx, settings, ctx.now)
    const secret = await webhooks.replaceSigningSecret(tx, id, services.config.secrets, ctx.now)
    await audit(tx, ctx, 'added', id, reason, { ...settings })
    return { ...(await listWebhooks(tx)), secret }
  })
}

/**
 * Changes a webhook and records it in the audit log. Idempotent.
 * @throws {AppError} platform.not_found, admin.webhook_address
 */
export const changeWebhook = (ctx: MemberContext, services: Services, { id, reason, ...to }: Settings & { id: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await requireEndpoint(tx, id)
    requireAllowedUrl(to.url, services)
    const { url, description, types, enabled } = before
    const from = { url, description, types, enabled }
    if (JSON.stringify(from) === JSON.stringify({ url: to.url, description: to.description, types: to.types, enabled: to.enabled }))
      return listWebhooks(tx)
    await webhooks.updateWebhookEndpoint(tx, before, to, ctx.now)
    await audit(tx, ctx, 'changed', id, reason, { from, to })
    return listWebhooks(tx)
  })

/** Deletes a webhook and records it in the audit log. Idempotent: an unknown webhook is not an error. */
export const deleteWebhook = (ctx: MemberContext, { id, reason }: { id: string; reason: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await webhooks.lockWebhookEndpoint(tx, id)
    if (before !== undefined && (await webhooks.deleteWebhookEndpoint(tx, id)))
      await audit(tx, ctx, 'removed', id, reason, { url: before.url })
    return listWebhooks(tx)
  })

/**
 * Gives a webhook a new signing secret and records it in the audit log.
 * @throws {AppError} platform.not_found
 */
export const replaceWebhookSecret = (ctx: MemberContext, { config }: Services, { id, reason }: { id: string; reason: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const { url } = await requireEndpoint(tx, id)
    const secret = await webhooks.replaceSigningSecret(tx, id, config.secrets, ctx.now)
    await audit(tx, ctx, 'secret_replaced', id, reason, { url })
    return { ...(await listWebhooks(tx)), secret }
  })

/**
 * Sends an empty test event to a webhook.
 * @throws {AppError} platform.not_found, platform.conflict for a disabled webhook
 */
export const testWebhook = (ctx: MemberContext, id: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { url } = await requireEnabled(tx, id)
    await webhooks.addTestDelivery(tx, id, ctx.now)
    await audit(tx, ctx, 'tested', id, 'test', { url })
  })

/** Lists the deliveries to a webhook. @throws {AppError} platform.not_found, platform.invalid */
export const listWebhookDeliveries = async ({ db }: MemberContext, id: string, cursor: string | undefined) => {
  if (!(await webhooks.readWebhookEndpoints(db)).some((one) => one.id === id)) throw new AppError(platformErrors.not_found)
  const { deliveries, next_cursor } = await webhooks.readDeliveries(db, id, cursor)
  return {
    deliveries: deliveries.map(({ next_at, state, created_at, last_tried_at, ...row }) => ({
      ...row,
      state: state as 'pending' | 'delivered' | 'failed',
      created_at: created_at.toISOString(),
      last_tried_at: last_tried_at?.toISOString() ?? null,
      next_at: state === 'pending' ? next_at.toISOString() : null,
    })),
    next_cursor,
  }
}

/**
 * Sends an event again, with the same event id.
 * @throws {AppError} platform.not_found, platform.conflict for a disabled webhook
 */
export const resendWebhookDelivery = (ctx: MemberContext, { id, delivery }: { id: string; delivery: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await requireEnabled(tx, id)
    if (!(await webhooks.resendDelivery(tx, id, delivery, ctx.now))) throw new AppError(platformErrors.not_found)
    await audit(tx, ctx, 'resent', id, 'resend', { delivery })
  })
