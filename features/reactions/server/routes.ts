import { limitDistinctProfiles } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import * as contract from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { blockMember } from './blocking/block-member.ts'
import { listReactions, listReceivedLikes } from './list-reactions.ts'
import { registerMemberGoneJob } from './hiding/member-gone.ts'
import { registerMemberHidingJobs } from './hiding/private-mode.ts'
import { registerReactionEventJob } from './events.ts'
import { markLikesSeen } from './mark-likes-seen.ts'
import { registerFinalizeBlockJob, type OnBlockFinal } from './blocking/finalize-block.ts'
import { applyReaction } from './apply-reaction.ts'
import { likeWithLine } from './like-with-line.ts'
import type { MatchListeners } from './match-change.ts'
import { unblockMember } from './blocking/unblock-member.ts'
import { closePolitely, registerFinishClosingJob, undoClosePolitely } from './closing/close-politely.ts'
import { unmatchMember } from './unmatch-member.ts'

/**
 * Serves reactions and blocks. The functions in `onBlockFinal` run when a block becomes final, those in `onMatchChanged` when a match begins or
 * ends.
 */
export const serveReactions = (
  routes: Routes,
  { onBlockFinal, onMatchChanged }: { onBlockFinal: readonly OnBlockFinal[] } & MatchListeners,
): void => {
  const { platform } = routes
  const { limits, config } = platform
  const react = async (ctx: MemberContext, { params, query: { uid, keep_match } }: HandlerInput<typeof contract.applyReaction>) => ({
    data: await applyReaction(ctx, { limits, onMatchChanged }, { ...params, uid, keepsMatch: keep_match !== undefined }),
  })
  registerRoute(routes, contract.applyReaction, react, { hasSideEffects: true })
  registerRoute(routes, contract.postReaction, react)
  registerRoute(routes, contract.likeWithLine, async (ctx, { params, body: { pay_credits: paysCredits = false, ...line } }) => ({
    data: await likeWithLine(ctx, { limits, config, onMatchChanged }, { ...params, ...line, paysCredits }),
  }))
  registerRoute(routes, contract.blockOrUnblock, async (ctx, { params: { id }, body: { action } }) => {
    if (action === 'block') await blockMember(ctx, id)
    else await unblockMember(ctx, id, limits)
    return {
      data: { message: platform.texts.translate(ctx.locale, reactionsText, action === 'block' ? 'blockedMember' : 'unblockedMember') },
    }
  })
  registerRoute(routes, contract.unmatchMember, async (ctx, { params }) => ({
    data: await unmatchMember(ctx, params.uid, { onMatchChanged }),
  }))
  registerRoute(routes, contract.closePolitely, async (ctx, { params }) => ({ data: await closePolitely(ctx, params.uid) }))
  registerRoute(routes, contract.undoClosePolitely, async (ctx, { params }) => ({ data: await undoClosePolitely(ctx, params.uid) }))
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
  registerMemberHidingJobs(platform)
  registerFinalizeBlockJob(platform, onBlockFinal)
  registerFinishClosingJob(platform, { onMatchChanged })
}
