import type { Attention } from '#features/boosts/server/index.ts'
import { limitDistinctProfiles } from '#features/members/server/index.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listMatches } from './list-matches.ts'

/** Serves the feed; `attention` counts who is shown. */
export const serveMatches = (routes: Routes, { attention }: { attention: Pick<Attention, 'shown'> }): void => {
  const { config, limits } = routes.platform
  route(routes, contract.listMatches, async (ctx, input) => {
    const answer = await listMatches(ctx, config.secrets, input)
    const ids = answer.data.people.map(({ id }) => id)
    await limitDistinctProfiles(limits, ctx.actor.id, ids)
    attention.shown(ids, ctx.now)
    return answer
  })
}
