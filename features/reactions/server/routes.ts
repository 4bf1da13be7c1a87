import { route, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { blockMember, unblockMember } from './block-member.ts'
import { listReactions, listReactionsOfOthers } from './list-reactions.ts'
import { serveTelling } from './tell.ts'
import { toggleReaction } from './toggle-reaction.ts'
import { unmatchMember } from './unmatch-member.ts'

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
  route(routes, contract.blockAction, async (ctx, { params: { id }, body: { action } }) => {
    if (action === 'block') await blockMember(ctx, id)
    else await unblockMember(ctx, id)
    return { data: { message: platform.texts.say(ctx.locale, reactionsText, action === 'block' ? 'blockedMember' : 'unblockedMember') } }
  })
  route(routes, contract.unmatchMember, async (ctx, { params }) => ({ data: await unmatchMember(ctx, params.uid) }))
  route(routes, contract.listReactions, async (ctx, { query }) => ({ data: await listReactions(ctx, query) }))
  route(routes, contract.listReactionsOfOthers, async (ctx, { query }) => ({ data: await listReactionsOfOthers(ctx, query) }))
  serveTelling(platform)
}
