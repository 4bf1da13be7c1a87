import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../../webhooks-contract.ts'
import * as webhooks from './webhooks.ts'

/** Registers the console's endpoints about webhooks. */
export const serveWebhooks = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, contract.listWebhooks, async ({ db }) => ({ data: await webhooks.listWebhooks(db) }))
  registerRoute(routes, contract.listWebhookDeliveries, async (ctx, { params, query }) => ({
    data: await webhooks.listWebhookDeliveries(ctx, params.id, query.cursor),
  }))
  registerRoute(routes, contract.addWebhook, async (ctx, { body }) => ({ data: await webhooks.addWebhook(ctx, platform, body) }))
  registerRoute(routes, contract.changeWebhook, async (ctx, { params, body }) => ({
    data: await webhooks.changeWebhook(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.deleteWebhook, async (ctx, { params, body }) => ({
    data: await webhooks.deleteWebhook(ctx, { ...params, ...body }),
  }))
  registerRoute(routes, contract.replaceWebhookSecret, async (ctx, { params, body }) => ({
    data: await webhooks.replaceWebhookSecret(ctx, platform, { ...params, ...body }),
  }))
  registerRoute(routes, contract.testWebhook, (ctx, { params }) => webhooks.testWebhook(ctx, params.id))
  registerRoute(routes, contract.resendWebhookDelivery, (ctx, { params }) => webhooks.resendWebhookDelivery(ctx, params))
}
