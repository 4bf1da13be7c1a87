import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import { meetProfiles } from '#features/members/server/index.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import { getProfile } from '../contract.ts'
import { serveSeeAgain } from './reciprocal-settings.ts'
import { showProfile } from './show-profile.ts'

/** Serves profiles; `impressions` counts whose are opened. */
export const serveProfiles = (routes: Routes, { impressions }: { impressions: Pick<ImpressionCounter, 'countViewed'> }): void => {
  const { limits } = routes.platform
  serveSeeAgain(routes.platform)
  route(routes, getProfile, async (ctx, input) => {
    // Whether there is such a member or not: a refusal must not tell.
    await meetProfiles(limits, ctx.actor.id, [input.params.id])
    return showProfile(ctx, { impressions }, input)
  })
}
