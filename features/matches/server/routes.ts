import type { Attention } from '#features/boosts/server/index.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listMatches } from './list-matches.ts'

/** Serves the feed; `attention` counts who is shown. */
export const mountMatches = (routes: Routes, attention: Pick<Attention, 'shown'>): void => {
  const { secrets } = routes.platform.config
  route(routes, contract.listMatches, async (ctx, input) => {
    const answer = await listMatches(ctx, secrets, input)
    attention.shown(
      answer.data.people.map(({ id }) => id),
      ctx.now,
    )
    return answer
  })
}
