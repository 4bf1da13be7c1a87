import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { registerKnownContactJobs } from './jobs.ts'
import { addKnownContacts, clearKnownContacts, removeKnownContacts, showKnownContacts } from './known-contacts.ts'

/** Registers the endpoints and jobs. */
export const serveKnownContacts = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, contract.getKnownContacts, async (ctx) => ({ data: await showKnownContacts(ctx) }))
  registerRoute(routes, contract.addKnownContacts, async (ctx, { body }) => ({ data: await addKnownContacts(ctx, platform, body) }))
  registerRoute(routes, contract.removeKnownContacts, async (ctx, { body }) => ({ data: await removeKnownContacts(ctx, platform, body) }))
  registerRoute(routes, contract.clearKnownContacts, async (ctx) => ({ data: await clearKnownContacts(ctx) }))
  registerKnownContactJobs(platform)
}
