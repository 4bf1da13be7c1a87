import { visibleLastName, type MemberCardRequest } from '#features/members/server/index.ts'
import { readCardsWithPhotos } from '#features/photos/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { Conversation } from '../../contract.ts'
import { canChatCondition } from '../sending/can-chat-condition.ts'

type Person = Conversation['person']

/** Reads paused members, who have no card: an existing conversation shows their name without photo or presence. */
const readPausedPeers = async (db: ReadDatabase, viewerId: string, ids: readonly string[]): Promise<Person[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select(['id', 'firstname', 'lastname', 'shows_lastname'])
    .where('id', 'in', ids)
    .where(canChatCondition(viewerId))
    .execute()
  return rows.map(({ id, firstname, lastname, shows_lastname }) => ({
    id,
    firstname,
    lastname: visibleLastName({ lastname, shows_lastname }),
    active: false,
    last_seen: null,
    image: null,
    image_blur: null,
  }))
}

/** Reads the members of conversations as the conversation list shows them. Members whom the viewer may not see are left out. */
export const readPeerCards = async (db: ReadDatabase, view: MemberCardRequest): Promise<Map<string, Person>> => {
  const cards: Map<string, Person> = new Map(await readCardsWithPhotos(db, view))
  const paused = await readPausedPeers(
    db,
    view.viewerId,
    view.ids.filter((id) => !cards.has(id)),
  )
  for (const person of paused) cards.set(person.id, person)
  return cards
}
