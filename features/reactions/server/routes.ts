import { limitDistinctProfiles } from '#features/members/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { blockMember } from './blocking/block-member.ts'
import { listReactions, listReceivedLikes } from './list-reactions.ts'
import { registerMemberGoneJob } from './member-gone.ts'
import { registerReactionEventJob } from './events.ts'
import { markLikesSeen } from './mark-likes-seen.ts'
import { registerSettleBlockJob, type OnBlockSettled } from './blocking/settle-block.ts'
import { applyReaction } from './apply-reaction.ts'
import { likeWithLine } from './like-with-line.ts'
import { unblockMember } from './blocking/unblock-member.ts'
import { unmatchMember } from './unmatch-member.ts'

/** Serves reactions and blocks. The functions in `onBlockSettled` run when a block is settled. */
export const serveReactions = (routes: Routes, { onBlockSettled }: { onBlockSettled: readonly OnBlockSettled[] }): void => {
  const { platform } = routes
  const { limits, config } = platform
  registerRoute(
    routes,
    contract.applyReaction,
    async (ctx, { params, query }) => ({ data: await applyReaction(ctx, { limits }, { ...params, ...query }) }),
    { changes: true },
  )
  registerRoute(routes, contract.postReaction, async (ctx, { params, query }) => ({
    data: await applyReaction(ctx, { limits }, { ...params, ...query }),
  }))
  registerRoute(routes, contract.likeWithLine, async (ctx, { params, body: { pay_credits: paysCredits = false, ...line } }) => ({
    data: await likeWithLine(ctx, { limits, config }, { ...params, ...line, paysCredits }),
  }))
  registerRoute(routes, contract.blockOrUnblock, async (ctx, { params: { id }, body: { action } }) => {
    if (action === 'block') await blockMember(ctx, id)
    else await unblockMember(ctx, id, limits)
    return {
      data: { message: platform.texts.translate(ctx.locale, reactionsText, action === 'block' ? 'blockedMember' : 'unblockedMember') },
    }
  })
  registerRoute(routes, contract.unmatchMember, async (ctx, { params }) => ({ data: await unmatchMember(ctx, params.uid) }))
  registerRoute(routes, contract.listReactions, async (ctx, { query }) => ({ data: await listReactions(ctx, query) }))
  registerRoute(routes, contract.listReceivedLikes, async (ctx, { query }) => {
    const data = await listReceivedLikes(ctx, query)
    await limitDistinctProfiles(
      limits,
      ctx.actor.id,
      data.people.map(({ id }) => id),
    )
    return { data }
  })
  registerRoute(routes, contract.markLikesSeen, async (ctx, { body }) => ({ data: await markLikesSeen(ctx, new Date(body.until)) }))
  registerReactionEventJob(platform)
  registerMemberGoneJob(platform)
  registerSettleBlockJob(platform, onBlockSettled)
}
