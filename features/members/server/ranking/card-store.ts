import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { onlineWindowMs } from '../presence.ts'
import { cardRankSql } from './rank.ts'

const lastActive = sql`coalesce(presence.last_active, member.verified_at, member.created_at)`

/**
 * SQL for `seek` of a search card: that of the member, plus 8 if `is_shown_to` decides who sees the member. The 8 has
 * no column of its own, because that would not be in the indexes of the feed.
 */
const cardSeek = sql`member.seek | (case when member.private_mode or member.hides_from_known then ${sql.lit(8)} else 0 end)`

/** Brings the search card of a member up to date with the member row. A card exists while the member is active and not a guest. */
export const syncSearchCard = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    with gone as (
      delete from card where id = ${id} and not exists (select from member where member.id = ${id} and member.status = 'active' and member.role <> 'guest')
    )
    insert into card (id, tile, country, gender, seek, birth, min_age, max_age, cell_lat, cell_lng, rank)
    select member.id, member.tile, (ascii(member.country) - 65) * 26 + ascii(substr(member.country, 2, 1)) - 65, member.gender, ${cardSeek},
      member.birth, member.min_age, member.max_age, member.cell_lat, member.cell_lng, ${cardRankSql('member', lastActive)}
    from member left join presence on presence.member_id = member.id
    where member.id = ${id} and member.status = 'active' and member.role <> 'guest'
    on conflict (id) do update set tile = excluded.tile, country = excluded.country, gender = excluded.gender, seek = excluded.seek,
      birth = excluded.birth, min_age = excluded.min_age, max_age = excluded.max_age, cell_lat = excluded.cell_lat,
      cell_lng = excluded.cell_lng, rank = excluded.rank
    where (card.*) is distinct from (excluded.*)`.execute(tx)
}

/** Recomputes the ranks of search cards, for example after a change of the rule. */
export const rerankSearchCards = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update card set rank = new.rank
    from member left join presence on presence.member_id = member.id
    cross join lateral (select ${cardRankSql('member', lastActive)} as rank offset 0) new
    where member.id = any(${ids}::uuid[]) and card.id = member.id and card.rank <> new.rank`.execute(tx)
}

/**
 * Records that members are active now. It can be called on every request, because it seldom writes: the presence at most once in 45 seconds
 * (clients report every 30 seconds), and the rank once a day, or once a week if the member hides activity.
 */
export const touchPresence = async (db: Database | Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  const today = utcDay(now)
  const { rows } = await sql<{ member_id: string }>`
    with here as (
      insert into presence (member_id, last_active)
      select active.id, ${now}::timestamptz from (select distinct unnest(${ids}::uuid[]) as id) active
      where not exists (select from presence where member_id = active.id and last_active > ${now}::timestamptz - interval '45 seconds')
      -- Always in the same order, so that two calls for the same members cannot wait for each other.
      order by active.id
      on conflict (member_id) do update set last_active = excluded.last_active where presence.last_active < excluded.last_active
      returning member_id, counted_on
    ), ranked as (
      update card set rank = new.rank
      from here join member on member.id = here.member_id
      cross join lateral (select ${cardRankSql('member', sql`${now}::timestamptz`)} as rank offset 0) new
      where card.id = here.member_id and card.rank <> new.rank
    )
    select member_id from here where counted_on is distinct from ${today}::date`.execute(db)
  if (rows.length > 0)
    await countActiveMembers(
      db,
      rows.map((row) => row.member_id),
      today,
    )
}

/** Counts members as active on a day, once even for parallel requests. One whose presence is being changed is counted by the next call. */
const countActiveMembers = async (db: Database | Tx, ids: readonly string[], day: string): Promise<void> => {
  await sql`
    with uncounted as (
      select member_id from presence where member_id = any(${ids}::uuid[]) and counted_on is distinct from ${day}::date for update skip locked
    ), counted as (
      update presence set counted_on = ${day}::date from uncounted where presence.member_id = uncounted.member_id returning presence.member_id
    )
    insert into active_day (day, slot, members)
    select ${day}::date, floor(random() * 16)::smallint, count(*) from counted having count(*) > 0
    on conflict (day, slot) do update set members = active_day.members + excluded.members`.execute(db)
}

/** Marks a member as offline, by moving the last activity just before the online window. */
export const markOffline = async (db: Database | Tx, id: string, now: Date): Promise<void> => {
  const away = new Date(now.getTime() - onlineWindowMs - 1000)
  await db.updateTable('presence').set({ last_active: away }).where('member_id', '=', id).where('last_active', '>', away).execute()
}
