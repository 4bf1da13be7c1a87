import { createHash } from 'node:crypto'
import type { About } from '#features/members/about-contract.ts'
import { toPromptIds } from '#features/members/server/index.ts'
import type { ProfileItem } from '../../contract.ts'
import type { MessageRow } from '../store/rows.ts'

/** The columns of a message that say which photo or answer it is about. */
export type LikedItemKey = Pick<MessageRow, 'liked_photo_id' | 'liked_answer'>

type Answer = About['prompts'][number]

/**
 * Returns a digest of a question and its answer. It is different for each message, so that nobody can see that two messages are about the same
 * answer. The words of a question and its id give the same digest, because profiles show the id even where the words are still stored.
 */
const digestAnswer = (messageId: string, asked: Answer): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([messageId, ...toPromptIds([asked]).flatMap(({ question, answer }) => [question, answer])]))
    .digest()

/** Returns the columns that a message stores about its liked item. */
export const toLikedItemKey = (messageId: string, item: ProfileItem): LikedItemKey =>
  item.kind === 'photo'
    ? { liked_photo_id: item.id, liked_answer: null }
    : { liked_photo_id: null, liked_answer: digestAnswer(messageId, item) }

export const hasLikedItem = ({ liked_photo_id, liked_answer }: LikedItemKey): boolean => liked_photo_id !== null || liked_answer !== null

/** Whether a stored message is about this item. */
export const isAboutItem = (message: MessageRow, item: ProfileItem): boolean => {
  const { liked_photo_id, liked_answer } = toLikedItemKey(message.id, item)
  if (liked_photo_id !== null) return message.liked_photo_id === liked_photo_id
  return liked_answer !== null && message.liked_answer !== null && liked_answer.equals(message.liked_answer)
}

/** The items on the profile of a member: photos by id, and answers. */
export interface OwnedItems<P> {
  photos: ReadonlyMap<string, P>
  prompts: readonly Answer[]
}
export type FoundItem<P> = { kind: 'photo'; photo: P } | ({ kind: 'prompt' } & Answer) | { kind: 'gone' }

/** Finds the liked item of a message among the items of its owner; null for a message without one. A changed answer counts as gone. */
export const findLikedItem = <P>(message: MessageRow, owned: OwnedItems<P> | undefined): FoundItem<P> | null => {
  if (!hasLikedItem(message)) return null
  const photo = owned?.photos.get(message.liked_photo_id ?? '')
  if (photo !== undefined) return { kind: 'photo', photo }
  const prompt = owned?.prompts.find((one) => isAboutItem(message, { kind: 'prompt', ...one }))
  return prompt === undefined ? { kind: 'gone' } : { kind: 'prompt', question: prompt.question, answer: prompt.answer }
}
