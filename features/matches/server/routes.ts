import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import { limitDistinctProfiles } from '#features/members/server/index.ts'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listPicks as listPicksEndpoint } from '../picks-contract.ts'
import { listMatches } from './list-matches.ts'
import { showNewcomerAlert, turnOffNewcomerAlert, turnOnNewcomerAlert } from './newcomers/set-alert.ts'
import { listPicks } from './picks/list-picks.ts'

/** Serves the feed, the picks of the day and the newcomer alert. `impressions` counts the members who were shown. */
export const serveMatches = (routes: Routes, { impressions }: { impressions: Pick<ImpressionCounter, 'countShown'> }): void => {
  const { config, limits } = routes.platform
  registerRoute(routes, contract.listMatches, async (ctx, input) => {
    const answer = await listMatches(ctx, config.secrets, input)
    const ids = answer.data.people.map(({ id }) => id)
    await limitDistinctProfiles(limits, ctx.actor.id, ids)
    if (input.query.peek === undefined) impressions.countShown(ids, ctx.now, ctx.actor.id)
    return answer
  })
  registerRoute(routes, listPicksEndpoint, async (ctx, input) => {
    const answer = await listPicks(ctx, input)
    const ids = answer.data.people.map(({ id }) => id)
    await limitDistinctProfiles(limits, ctx.actor.id, ids)
    impressions.countShown(ids, ctx.now, ctx.actor.id)
    return answer
  })
  registerRoute(routes, contract.getNewcomerAlert, showNewcomerAlert)
  registerRoute(routes, contract.putNewcomerAlert, turnOnNewcomerAlert)
  registerRoute(routes, contract.deleteNewcomerAlert, turnOffNewcomerAlert)
}
