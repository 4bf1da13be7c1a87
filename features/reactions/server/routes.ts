import { route, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listReactions, listReactionsOfOthers } from './list-reactions.ts'
import { toggleReaction } from './toggle-reaction.ts'

export const mountReactions = (routes: Routes): void => {
  const { platform } = routes
  route(
    routes,
    contract.toggleReaction,
    async (ctx, { params, query }) => ({ data: await toggleReaction(ctx, platform, { ...params, ...query }) }),
    { changes: true },
  )
  route(routes, contract.postReaction, async (ctx, { params, query }) => ({
    data: await toggleReaction(ctx, platform, { ...params, ...query }),
  }))
  route(routes, contract.listReactions, async (ctx, { query }) => ({ data: await listReactions(ctx, query) }))
  route(routes, contract.listReactionsOfOthers, async (ctx, { query }) => ({ data: await listReactionsOfOthers(ctx, query) }))
}
