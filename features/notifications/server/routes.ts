import { inTransaction } from '#platform/server/db/database.ts'
import { addSweep } from '#platform/server/jobs/sweep.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { sweep } from './job-kinds.ts'
import { serveJobs } from './jobs.ts'
import { listNotifications } from './list-notifications.ts'
import { serveUnsubscribe } from './serve-unsubscribe.ts'
import { showPush, subscribe, unsubscribe } from './push-subscription.ts'
import { readNotifications } from './read-notifications.ts'

/** Serves the list of what members are told, and the jobs that mail and push it. */
export const mountNotifications = (routes: Routes): void => {
  const { app, platform } = routes
  const { db, clock } = platform
  route(routes, contract.listNotifications, async (ctx, { query }) => ({ data: await listNotifications(ctx, platform, query) }))
  route(routes, contract.readNotifications, readNotifications)
  route(routes, contract.getPush, (ctx) => showPush(ctx, platform))
  route(routes, contract.putPush, (ctx, input) => subscribe(ctx, input, platform))
  route(routes, contract.deletePush, (ctx) => unsubscribe(ctx, platform))
  serveUnsubscribe(routes)
  serveJobs(platform)
  app.addHook('onReady', () => inTransaction(db, (tx) => addSweep(tx, sweep, clock.now(), clock.now())))
}
