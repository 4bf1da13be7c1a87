import { visibleLastName, type CardView } from '#features/members/server/index.ts'
import { readPhotoCards } from '#features/photos/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Conversation } from '../../contract.ts'
import { mayChat } from '../sending/may-chat.ts'

type Person = Conversation['person']

/** Those who paused have no card; in a conversation they keep their name, without photo or presence. */
const readPaused = async (db: Database, viewerId: string, ids: readonly string[]): Promise<Person[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select(['id', 'firstname', 'lastname', 'shows_lastname'])
    .where('id', 'in', ids)
    .where(mayChat(viewerId))
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

/** The people a member talks with, as the conversation list shows them; those they may not see are missing. */
export const readPeople = async (db: Database, view: CardView): Promise<Map<string, Person>> => {
  const cards: Map<string, Person> = new Map(await readPhotoCards(db, view))
  const paused = await readPaused(
    db,
    view.viewerId,
    view.ids.filter((id) => !cards.has(id)),
  )
  for (const person of paused) cards.set(person.id, person)
  return cards
}
