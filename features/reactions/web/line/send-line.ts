import type { LikedItem, ProfileItem } from '#features/chat/contract.ts'
import { refreshThread } from '#features/chat/web/index.ts'
import { removeMemberFromCache } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody, errorMessages, showFailure } from '#platform/web/client/errors.ts'
import { likeWithLine } from '../../contract.ts'
import { refreshLists } from '../lists/list-queries.ts'
import { queueMatch, type ReactionTarget } from '../match-queue.ts'
import { enqueueRequest } from '../react-to.ts'
import { confirmReaction } from '../reaction-store.ts'
import { withdrawUndo } from '../undo.ts'

/** A photo or an answer that a profile shows and a like can be about. */
export type LikeableItem = Exclude<LikedItem, { kind: 'gone' }>

const toProfileItem = (item: LikeableItem): ProfileItem =>
  item.kind === 'photo' ? { kind: 'photo', id: item.id } : { kind: 'prompt', question: item.question, answer: item.answer }

/** The result of sending a like with a line. */
export type LineOutcome =
  | { kind: 'sent'; matched: boolean }
  /** The line was not sent. Sending it with `pays` costs `price` credits. */
  | { kind: 'costs'; price: number }
  /** There was no connection, or the server was away. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; sentences: readonly string[] }
  /** The member no longer exists and was removed from the screens. */
  | { kind: 'gone' }

const failed = (uid: string, error: unknown): LineOutcome => {
  const body = errorBody(error)
  if (error instanceof Response && error.status === 404) {
    removeMemberFromCache(uid)
    showFailure(error)
    return { kind: 'gone' }
  }
  if (body === undefined || (error instanceof Response && error.status >= 500)) return { kind: 'unreachable' }
  // The known terms are outdated.
  refreshThread(uid)
  if (error instanceof Response && error.status === 402 && body.price !== undefined) return { kind: 'costs', price: body.price }
  return { kind: 'refused', sentences: [...new Set(errorMessages(error))] }
}

/** Likes a member with a line about one of their photos or answers. Nothing changes on the screens until the server has stored both. */
export const sendLine = async (
  person: ReactionTarget,
  { item, id, body, pays }: { item: LikeableItem; id: string; body: string; pays: boolean },
): Promise<LineOutcome> => {
  const { id: uid } = person
  const line = { id, body, item: toProfileItem(item), ...(pays ? { pay_credits: true } : {}) }
  const { answer, isLast } = enqueueRequest(uid, () => call(likeWithLine, { params: { uid }, body: line }))
  try {
    const { reaction, matched } = (await answer).data
    if (isLast()) confirmReaction(uid, reaction)
    withdrawUndo(uid)
    if (matched) queueMatch(person, body)
    refreshThread(uid)
    void refreshLists()
    return { kind: 'sent', matched }
  } catch (error) {
    return failed(uid, error)
  }
}
