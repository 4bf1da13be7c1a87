import { photosAddedJob } from '#features/photos/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import {
  changeRegistrationRules,
  createConsoleInvitation,
  showRegistrationRules,
  withdrawConsoleInvitation,
} from './console-registration.ts'
import { createOwnInvitation, listOwnInvitations, withdrawOwnInvitation } from './invitations/own-invitations.ts'
import { holdForRisk, holdForRiskJob, weighPhotos } from './risk/hold-for-risk.ts'
import { readRules } from './rules-store.ts'

/** Registers the endpoints of visitors, members and the console; the queue of applicants is in the feature `moderation`. */
export const serveRegistration = (routes: Routes): void => {
  const { jobs, db: database, clock } = routes.platform
  jobs.handle(holdForRiskJob, (payload) => holdForRisk(database, payload, clock.now()))
  jobs.handle(photosAddedJob, ({ memberId }) => weighPhotos(database, memberId, clock.now()))
  registerRoute(routes, contract.getRegistration, async ({ db }) => ({ data: { mode: (await readRules(db)).mode } }))
  registerRoute(routes, contract.getRegistrationRules, showRegistrationRules)
  registerRoute(routes, contract.changeRegistrationRules, changeRegistrationRules)
  registerRoute(routes, contract.createConsoleInvitation, createConsoleInvitation)
  registerRoute(routes, contract.withdrawConsoleInvitation, withdrawConsoleInvitation)
  registerRoute(routes, contract.listOwnInvitations, listOwnInvitations)
  registerRoute(routes, contract.createOwnInvitation, createOwnInvitation)
  registerRoute(routes, contract.withdrawOwnInvitation, withdrawOwnInvitation)
}
