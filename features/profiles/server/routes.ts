import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import { limitDistinctProfiles } from '#features/members/server/index.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import { getProfile } from '../contract.ts'
import { registerReciprocalSettingsJob } from './reciprocal-settings.ts'
import { showProfile } from './show-profile.ts'

/** Registers the profile routes. `impressions` counts profile views. */
export const serveProfiles = (routes: Routes, { impressions }: { impressions: Pick<ImpressionCounter, 'recordViewed'> }): void => {
  const { limits } = routes.platform
  registerReciprocalSettingsJob(routes.platform)
  registerRoute(routes, getProfile, async (ctx, input) => {
    // Counted whether or not the member exists, because a refusal must not reveal that.
    await limitDistinctProfiles(limits, ctx.actor.id, [input.params.id])
    return showProfile(ctx, { impressions }, input)
  })
}
