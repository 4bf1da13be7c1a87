import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { registerEndReminderJobs } from './end-reminders.ts'
import { listPlans } from './list-plans.ts'
import { subscribe } from './subscribe.ts'

/** Serves the plans and handles the reminders before a plan ends. */
export const serveSubscriptions = (routes: Routes): void => {
  registerRoute(routes, contract.listPlans, listPlans)
  registerRoute(routes, contract.subscribe, subscribe)
  registerEndReminderJobs(routes.platform)
}
