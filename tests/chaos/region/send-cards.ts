import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { isInWest } from './card-server.ts'

interface SentMember {
  id: string
  /** The card as JSON; null while others cannot find the member. */
  card: { tile: number | null } | null
  /** What a search by name, photo check or field needs: no address, and the last name only if it is shown. */
  member: Record<string, unknown>
  answers: unknown
}

const batchSize = 500

const readSent = async (home: Database, ids: readonly string[]): Promise<SentMember[]> => {
  const { rows } = await sql<SentMember>`
    select member.id, to_jsonb(card.*) as card, profile_answer.answers, jsonb_build_object('id', member.id,
      'firstname', member.firstname, 'lastname', case when member.shows_lastname then member.lastname else '' end,
      'shows_lastname', member.shows_lastname, 'photo_checked_at', member.photo_checked_at) as member
    from member left join card on card.id = member.id left join profile_answer on profile_answer.member_id = member.id
    where member.id = any(${ids}::uuid[])`.execute(home)
  return rows
}

/** Rows of `member` exist in the west for its search functions only, so columns that these do not read are the same for all. */
const storeInWest = (west: Database, ids: readonly string[], sent: readonly SentMember[]): Promise<void> =>
  inTransaction(west, async (tx) => {
    await sql`delete from member where id = any(${ids}::uuid[])`.execute(tx)
    if (sent.length === 0) return
    const list = JSON.stringify(sent)
    await sql`
      insert into member (id, firstname, lastname, shows_lastname, photo_checked_at, status, email, phone, phone_country, gender, birth, country, terms_version, created_at)
      select member.id, member.firstname, member.lastname, member.shows_lastname, member.photo_checked_at, 'active', null, '', '', 2, '1900-01-01', 'XX', '', now()
      from jsonb_array_elements(${list}::jsonb) sent, jsonb_populate_record(null::member, sent -> 'member') member`.execute(tx)
    await sql`
      insert into card select card.* from jsonb_array_elements(${list}::jsonb) sent, jsonb_populate_record(null::card, sent -> 'card') card`.execute(
      tx,
    )
    await sql`
      insert into profile_answer select (sent ->> 'id')::uuid, sent -> 'answers' from jsonb_array_elements(${list}::jsonb) sent
      where sent ->> 'answers' is not null`.execute(tx)
  })

/** Brings the west up to date with members as the home has them, and removes cards from the home that the west holds now. */
export const sendCards = async (home: Database, west: Database, ids: readonly string[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += batchSize) {
    const part = ids.slice(from, from + batchSize)
    const sent = (await readSent(home, part)).filter(({ card }) => card !== null && isInWest(card.tile))
    await storeInWest(west, part, sent)
    await sql`delete from card where id = any(${sent.map(({ id }) => id)}::uuid[])`.execute(home)
  }
}
