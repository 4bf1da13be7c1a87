import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { handleEndReminders } from './end-reminders.ts'
import { listPlans } from './list-plans.ts'
import { subscribe } from './subscribe.ts'

/** Serves the plans and handles the reminders before a plan ends. */
export const serveSubscriptions = (routes: Routes): void => {
  route(routes, contract.listPlans, listPlans)
  route(routes, contract.subscribe, subscribe)
  handleEndReminders(routes.platform)
}
