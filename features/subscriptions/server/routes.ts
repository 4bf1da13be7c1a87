import { serveNotices } from '#features/notifications/server/index.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { notices, serveEndings } from './endings.ts'
import { listPlans } from './list-plans.ts'
import { subscribe } from './subscribe.ts'

/** Serves the plans, and reminds members before one ends. */
export const mountSubscriptions = (routes: Routes): void => {
  route(routes, contract.listPlans, listPlans)
  route(routes, contract.subscribe, subscribe)
  serveNotices(routes.platform, notices)
  serveEndings(routes.platform)
}
