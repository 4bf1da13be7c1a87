import { photosAddedJob } from '#features/photos/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import { takeByAddress } from '#platform/server/limits/limits.ts'
import * as contract from '../contract.ts'
import { changeMailDomains } from './change-mail-domains.ts'
import {
  changeRegistrationRules,
  createConsoleInvitation,
  showRegistrationRules,
  withdrawConsoleInvitation,
} from './console-registration.ts'
import { createOwnInvitation, listOwnInvitations, withdrawOwnInvitation } from './invitations/own-invitations.ts'
import { holdForRisk, holdForRiskJob, holdForCopiedPhotos } from './risk/hold-for-risk.ts'
import { createProofChallenge } from './proof/challenge.ts'
import { readRegistrationRules } from './rules-store.ts'

/** Limit of proof challenges from one address, which many people behind one mobile carrier may share. */
const challengesPerHour = { burst: 600, seconds: 3600 }

/** Registers the endpoints of visitors, members and the console; the queue of applicants is in the feature `moderation`. */
export const serveRegistration = (routes: Routes): void => {
  const { jobs, db: database, clock, config, limits } = routes.platform
  jobs.handle(holdForRiskJob, (payload) => holdForRisk(database, payload, clock.now()))
  jobs.handle(photosAddedJob, ({ memberId }) => holdForCopiedPhotos(database, memberId, clock.now()))
  registerRoute(routes, contract.getRegistration, async ({ db }) => ({ data: { mode: (await readRegistrationRules(db)).mode } }))
  registerRoute(routes, contract.getProofChallenge, async ({ actor, now }, { body }) => {
    if (actor.kind !== 'system') await takeByAddress(limits, 'proof', actor.address, challengesPerHour)
    const { parameters, signature = '' } = await createProofChallenge(config.secrets[0], body.email, now)
    return { data: { challenge: { parameters: { ...parameters }, signature } } }
  })
  registerRoute(routes, contract.getRegistrationRules, showRegistrationRules)
  registerRoute(routes, contract.changeRegistrationRules, changeRegistrationRules)
  registerRoute(routes, contract.changeMailDomains, changeMailDomains)
  registerRoute(routes, contract.createConsoleInvitation, createConsoleInvitation)
  registerRoute(routes, contract.withdrawConsoleInvitation, withdrawConsoleInvitation)
  registerRoute(routes, contract.listOwnInvitations, listOwnInvitations)
  registerRoute(routes, contract.createOwnInvitation, createOwnInvitation)
  registerRoute(routes, contract.withdrawOwnInvitation, withdrawOwnInvitation)
}
