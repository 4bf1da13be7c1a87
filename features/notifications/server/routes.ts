import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { registerNotificationJobs } from './jobs.ts'
import { listNotifications } from './list-notifications.ts'
import { serveUnsubscribe } from './unsubscribe/serve-unsubscribe.ts'
import { readPushState, subscribePush, unsubscribePush } from './push-subscription.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

/** Registers the routes and jobs of notifications. */
export const serveNotifications = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, contract.listNotifications, async (ctx, { query }) => ({ data: await listNotifications(ctx, platform, query) }))
  registerRoute(routes, contract.markNotificationsRead, markNotificationsRead)
  registerRoute(routes, contract.getPushState, (ctx) => readPushState(ctx, platform))
  registerRoute(routes, contract.putPush, (ctx, input) => subscribePush(ctx, input, platform))
  registerRoute(routes, contract.deletePush, (ctx) => unsubscribePush(ctx, platform))
  serveUnsubscribe(routes)
  registerNotificationJobs(platform)
}
