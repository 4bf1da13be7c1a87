import type { About } from '#features/members/about-contract.ts'
import { toPromptIds, visibleToCondition } from '#features/members/server/index.ts'
import { readShownPhotos } from '#features/photos/server/index.ts'
import type { Photo } from '#features/photos/contract.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, type LikedItem, type ProfileItem } from '../../contract.ts'
import type { MessageRow } from '../store/rows.ts'
import { findLikedItem, hasLikedItem, type OwnedItems } from './liked-item-key.ts'

interface View {
  viewerId: string
  now: Date
}

/** Reads the answers and the given photos of members, as far as the viewer may see them. Members whom the viewer may not see are left out. */
const readOwnedItems = async (
  db: ReadDatabase,
  { viewerId, now }: View,
  { ownerIds, photoIds }: { ownerIds: readonly string[]; photoIds: readonly string[] },
): Promise<Map<string, OwnedItems<Photo>>> => {
  const owners = await db
    .selectFrom('member')
    .select(['id', 'prompts'])
    .where('id', 'in', ownerIds)
    .where(visibleToCondition(viewerId))
    .execute()
  const photos = await readShownPhotos(db, { viewerId, ids: photoIds, now })
  const photosOf = (id: string) => photos.filter(({ memberId }) => memberId === id).map(({ photo }) => [photo.id, photo] as const)
  return new Map(
    owners.map(({ id, prompts }) => [id, { prompts: toPromptIds(prompts as About['prompts']), photos: new Map(photosOf(id)) }]),
  )
}

/**
 * Requires that a member has the item on their profile and the viewer may see it.
 * @throws {AppError} chat.item_gone
 */
export const requireProfileItem = async (tx: Tx, view: View, ownerId: string, item: ProfileItem): Promise<void> => {
  const photoIds = item.kind === 'photo' ? [item.id] : []
  const owned = (await readOwnedItems(tx, view, { ownerIds: [ownerId], photoIds })).get(ownerId)
  const isThere =
    item.kind === 'photo'
      ? owned?.photos.has(item.id)
      : toPromptIds([item]).some((asked) =>
          owned?.prompts.some(({ question, answer }) => question === asked.question && answer === asked.answer),
        )
  if (isThere !== true) throw new AppError(chatErrors.item_gone, { fields: { item: [chatErrors.item_gone] } })
}

/** A message, and the member of its conversation who is not the viewer. */
interface Exchanged {
  message: MessageRow
  peerId: string
}
/** Returns the owner of a liked item: the receiver of the message. */
const ownerOf = ({ message, peerId }: Exchanged, viewerId: string): string => (message.sender_id === viewerId ? peerId : viewerId)

/** Reads the photos and answers that messages refer to (a like with a line), if the viewer may see them now. Messages that refer to none are left out. */
export const readLikedItems = async (
  db: ReadDatabase,
  view: View,
  exchanged: readonly Exchanged[],
): Promise<Map<MessageRow, LikedItem>> => {
  const about = exchanged.filter(({ message }) => hasLikedItem(message))
  if (about.length === 0) return new Map()
  const owned = await readOwnedItems(db, view, {
    ownerIds: [...new Set(about.map((one) => ownerOf(one, view.viewerId)))],
    photoIds: about.flatMap(({ message }) => message.liked_photo_id ?? []),
  })
  return new Map(
    about.flatMap((one) => {
      const found = findLikedItem(one.message, owned.get(ownerOf(one, view.viewerId)))
      if (found === null) return []
      return [[one.message, found.kind === 'photo' ? { kind: 'photo' as const, ...found.photo } : found]]
    }),
  )
}
