import { removeMemberFromCache } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { toggleReaction } from '../contract.ts'
import { refreshLists } from './lists/list-queries.ts'
import { forgetMatch, type Matched, tellMatch } from './match-store.ts'
import { keepReaction, type ReactionState, settleReaction } from './reaction-store.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

export type ReactionAction = 'like' | 'unlike' | 'dislike' | 'undislike'
const leadsTo: Record<ReactionAction, ReactionState> = { like: 'liked', unlike: 'none', dislike: 'disliked', undislike: 'none' }
const ledFrom: Record<ReactionAction, ReactionState> = { like: 'none', unlike: 'liked', dislike: 'none', undislike: 'disliked' }
/** What brings a reaction back to an earlier one. */
const backTo = (state: ReactionState, from: ReactionState): ReactionAction => {
  if (state === 'none') return from === 'liked' ? 'unlike' : 'undislike'
  return state === 'liked' ? 'like' : 'dislike'
}

/** Deeds about one person go to the server one after the other: an undo never overtakes what it undoes. */
const turns = new Map<string, Promise<unknown>>()
const inTurn = <T>(uid: string, work: () => Promise<T>): { answer: Promise<T>; isLast: () => boolean } => {
  const answer = (turns.get(uid) ?? Promise.resolve()).then(work, work)
  turns.set(uid, answer)
  return { answer, isLast: () => turns.get(uid) === answer }
}

const perform = async (person: Matched, action: ReactionAction): Promise<boolean> => {
  const { id: uid } = person
  const before = keepReaction(uid, leadsTo[action])
  const { answer, isLast } = inTurn(uid, () => call(toggleReaction, { params: { action }, query: { uid } }))
  try {
    const { reaction, matched } = (await answer).data
    if (isLast()) settleReaction(uid, reaction)
    if (action === 'like' && matched) {
      withdrawUndo(uid)
      tellMatch(person)
    } else if (action !== 'like') forgetMatch(uid)
    return true
  } catch (error) {
    if (isLast()) keepReaction(uid, before)
    withdrawUndo(uid)
    // Nobody can react to somebody who is gone, so nobody needs to see them.
    if (error instanceof Response && error.status === 404) removeMemberFromCache(uid)
    showFailure(error)
    return false
  }
}

/**
 * Likes, passes, or takes it back. The screen changes at once and the server's word wins: a refusal is shown and undone. What was there
 * before, `from`, can be brought back unless the two have matched.
 */
export const reactTo = async (
  person: Matched,
  action: ReactionAction,
  { from = ledFrom[action], matched = false }: { from?: ReactionState; matched?: boolean } = {},
): Promise<boolean> => {
  withdrawUndo()
  if (!matched) offerUndo(person, action, () => void perform(person, backTo(from, leadsTo[action])).then(refreshLists))
  return perform(person, action)
}
