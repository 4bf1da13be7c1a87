import type { Attention } from '#features/boosts/server/index.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import { getProfile } from '../contract.ts'
import { showProfile } from './show-profile.ts'

/** Serves profiles; `attention` counts whose are opened. */
export const mountProfiles = (routes: Routes, attention: Pick<Attention, 'viewed'>): void => {
  route(routes, getProfile, (ctx, input) => showProfile(ctx, { attention }, input))
}
