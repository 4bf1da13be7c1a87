import { removeMemberFromCache } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { applyReaction, reactionErrors } from '../contract.ts'
import { reactionsText } from '../locales/text.ts'
import { refreshLists } from './lists/list-queries.ts'
import { removeQueuedMatch, type ReactionTarget, queueMatch } from './match-queue.ts'
import { setPendingReaction, type ReactionState, confirmReaction } from './reaction-store.ts'
import { offerUndo, withdrawUndo } from './undo.ts'
import { askToUnmatch } from './unmatch-question.ts'

export type ReactionAction = 'like' | 'unlike' | 'dislike' | 'undislike'
const stateAfter: Record<ReactionAction, ReactionState> = { like: 'liked', unlike: 'none', dislike: 'disliked', undislike: 'none' }
const stateBefore: Record<ReactionAction, ReactionState> = { like: 'none', unlike: 'liked', dislike: 'none', undislike: 'disliked' }
/** The action that restores the earlier reaction `from`. */
const undoAction = (state: ReactionState, from: ReactionState): ReactionAction => {
  if (state === 'none') return from === 'liked' ? 'unlike' : 'undislike'
  return state === 'liked' ? 'like' : 'dislike'
}

/** Requests about one person are sent one after the other, so that an undo never overtakes the action it undoes. */
const pendingRequests = new Map<string, Promise<unknown>>()
/** Sends a request about a member after the earlier ones about them. `isLast` says whether no later one has been queued. */
export const enqueueRequest = <T>(uid: string, work: () => Promise<T>): { answer: Promise<T>; isLast: () => boolean } => {
  const answer = (pendingRequests.get(uid) ?? Promise.resolve()).then(work, work)
  pendingRequests.set(uid, answer)
  return { answer, isLast: () => pendingRequests.get(uid) === answer }
}

/** Why the server did not accept a reaction. */
type ReactionOutcome = 'accepted' | 'matched' | 'refused'

/** Shows why a reaction failed. Reactions are not queued while offline, so a lost connection is an error too. */
const showReactionFailure = ({ firstname: name }: ReactionTarget, action: ReactionAction, error: unknown): void => {
  if (error instanceof Response) showFailure(error)
  else showError(translateNow(reactionsText, action === 'like' ? 'unreachable.like' : 'unreachable.other', { name }))
}

/** Sends a reaction. With `keepsMatch` the server refuses to end a match, and nothing is shown about it. */
const sendReaction = async (
  person: ReactionTarget,
  action: ReactionAction,
  keepsMatch = false,
  after?: Promise<void>,
): Promise<ReactionOutcome> => {
  const { id: uid } = person
  const before = setPendingReaction(uid, stateAfter[action])
  const query = { uid, ...(keepsMatch ? { keep_match: '1' as const } : {}) }
  const { answer, isLast } = enqueueRequest(uid, async () => {
    await after
    return call(applyReaction, { params: { action }, query })
  })
  try {
    const { reaction, matched } = (await answer).data
    if (isLast()) confirmReaction(uid, reaction)
    if (action === 'like' && matched) {
      withdrawUndo(uid)
      queueMatch(person)
    } else if (action !== 'like') removeQueuedMatch(uid)
    return 'accepted'
  } catch (error) {
    // After a reload the earlier state is unknown here; without an override the feed would show the person again.
    if (isLast()) setPendingReaction(uid, before ?? (stateAfter[action] === 'none' ? stateBefore[action] : undefined))
    withdrawUndo(uid)
    if (keepsMatch && errorBody(error)?.code === reactionErrors.matched.code) return 'matched'
    // The member is gone, so they are removed from the screens.
    if (error instanceof Response && error.status === 404) removeMemberFromCache(uid)
    showReactionFailure(person, action, error)
    return 'refused'
  }
}

/** Undoes a reaction, unless that would end a match that this page does not know of yet. */
const undoReaction = async (person: ReactionTarget, action: ReactionAction): Promise<void> => {
  // Restoring a dislike over a like would end a match too.
  const outcome = await sendReaction(person, action, action === 'unlike' || action === 'dislike')
  if (outcome === 'matched') showError(translateNow(reactionsText, 'errors.matched'))
  await refreshLists()
}

/**
 * Sends a reaction. The screen changes at once; after an error the change is reverted and the error shown. The user can undo it back to
 * `from`, unless the two have matched or the caller offers that itself (`quiet`). Where it would end a match that the screen does not know of,
 * the user is asked first; `matched` says that they were. The request waits for `after`. Resolves to whether the server accepted it.
 */
export const reactTo = async (
  person: ReactionTarget,
  action: ReactionAction,
  {
    from = stateBefore[action],
    matched = false,
    quiet = false,
    after,
  }: { from?: ReactionState; matched?: boolean; quiet?: boolean; after?: Promise<void> | undefined } = {},
): Promise<boolean> => {
  withdrawUndo()
  if (!matched && !quiet) offerUndo(person, action, () => void undoReaction(person, undoAction(from, stateAfter[action])))
  const outcome = await sendReaction(person, action, !matched && (action === 'unlike' || action === 'dislike'), after)
  if (outcome !== 'matched') return outcome === 'accepted'
  const isEnding = await askToUnmatch(person.firstname)
  const isDone = isEnding && (await sendReaction(person, action)) === 'accepted'
  // The first answer revealed a match that the lists on screen do not show yet. If it stays, they are read again.
  if (!isDone) await refreshLists()
  return isDone
}

/**
 * Takes back a like or a dislike like `reactTo`, but never ends a match: where the two have matched, the server refuses, the change is reverted
 * and this resolves to `matched`, so that the caller can ask first.
 */
export const takeBackUnlessMatched = (person: ReactionTarget, action: 'unlike' | 'undislike'): Promise<ReactionOutcome> => {
  withdrawUndo()
  return sendReaction(person, action, true)
}
