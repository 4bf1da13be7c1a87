// Inserts member data beyond the tables of the match feed, as the service would write it, and measures its size.
import type { QueryClient } from '../measure/database.ts'

/** The session token of a member: `bench-` and their id. */
export const sessionTokenOf = (memberId: string): string => `bench-${memberId}`

/** Tables grouped by what their size grows with. */
const groups = {
  match: ['member', 'card', 'block'],
  reactions: ['reaction'],
  around: [
    'credential',
    'session',
    'account',
    'account_balance',
    'entitlement',
    'place',
    'presence',
    'photo',
    'known_device',
    'match_filter',
  ],
  notices: ['notification'],
  told: ['notification_key'],
  views: ['profile_view'],
  attention: ['attention'],
  conversations: ['conversation', 'participant'],
  messages: ['message'],
} as const
type Group = keyof typeof groups

/** One member in ten has conversations with `peers` others, with `messagesEach` messages each. */
const [oneIn, peers, messagesEach] = [10, 5, 8]

/** Older rows would be purged when the server starts, which would be measured too. */
const lately = `now() - random() * interval '30 days'`

const statements = (passwordHash: string): string[] => [
  `insert into credential (member_id, password_hash, updated_at) select id, '${passwordHash}', now() from bench_person`,
  `insert into session (id, member_id, token_hash, remember, device, created_at, last_used_at, expires_at, country)
   select gen_random_uuid(), id, sha256(convert_to('bench-' || id, 'UTF8')), true, 'Chrome on Android', now() - random() * interval '30 days',
     now() - random() * interval '10 days', now() + interval '60 days', country from bench_person`,
  `insert into account (path, member_id, currency)
   select 'member:' || id || ':' || lower(currency), id, currency from bench_person cross join unnest(array['USD', 'CREDIT']) currency`,
  'insert into account_balance (account_id) select id from account where member_id is not null',
  `insert into entitlement (member_id, plan_id, period_start, period_end) select id, 'free', now(), now() + interval '30 days' from bench_person`,
  `insert into place (member_id, cell_row, cell_col, source, changed_at, changes_day)
   select id, floor(cell_lat / 0.018), floor(cell_lng / 0.018), 'browser', now() - random() * interval '30 days', current_date from bench_person`,
  `insert into presence (member_id, last_active, counted_on) select id, now() - random() * interval '10 days', current_date - 1 from bench_person`,
  // Two photos for each member with a photo.
  `insert into photo (id, member_id, position, storage_key, width, height, blur, hash, review, shown, created_at)
   select gen_random_uuid(), id, position, replace(gen_random_uuid()::text, '-', ''), 1080, 1350, repeat(md5(random()::text), 10),
     repeat(case when random() < 0.5 then '01' else '10' end, 128), 'approved', true, now() from bench_person cross join generate_series(1, 2) position where has_photo`,
  `insert into known_device (member_id, fingerprint, used_at) select id, sha256(id::text::bytea), now() from bench_person`,
  `insert into match_filter (member_id, filter, updated_at) select id, '{}', now() from bench_person where n % 2 = 0`,
  `insert into notification (id, member_id, name, kind, said, about_id, in_app, created_at, read_at, mailed_at)
   select gen_random_uuid(), to_id, 'reactions.liked', 'like', '{}', from_id, true, ${lately}, case when random() < 0.7 then now() end, now() from reaction where kind = 1`,
  `insert into notification_key (member_id, fingerprint)
   select to_id, sha256(convert_to('reactions.liked ' || from_id, 'UTF8')) from reaction where kind = 1`,
  `insert into profile_view (viewer_id, seen_id, at) select from_id, to_id, ${lately} from reaction`,
  `insert into attention (member_id, hour, shown, viewed)
   select to_id, floor(extract(epoch from ${lately}) / 3600), 3, 1 from reaction on conflict do nothing`,
  `create table bench_talk as select gen_random_uuid() as chat, one.id as one, other.id as other, now() - random() * interval '60 days' as at
   from bench_person one cross join generate_series(1, ${peers}) k join bench_person other on other.n = one.n + k * ${oneIn} where one.n % ${oneIn} = 0`,
  `insert into conversation (id, low_id, high_id, state, last_seq, last_at, created_at)
   select chat, least(one, other), greatest(one, other), 'open', ${messagesEach}, at, at from bench_talk`,
  `insert into participant (conversation_id, member_id, peer_id, last_at, delivered_seq, read_seq, first_sent_at)
   select chat, one, other, at, ${messagesEach}, ${messagesEach}, at from bench_talk union all select chat, other, one, at, ${messagesEach}, ${messagesEach}, at from bench_talk`,
  // Messages of 10 to 110 characters, 60 on average.
  `insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
   select chat, seq, gen_random_uuid(), case when seq % 2 = 0 then one else other end, 'text', repeat('Good day. ', 1 + floor(random() * 11)::int), at
   from generate_series(1, ${messagesEach}) seq cross join bench_talk`,
  'drop table bench_talk',
  'drop table bench_person',
]

/** Inserts the remaining data of loaded members: sessions, accounts, photo rows, notifications and conversations. All members share `passwordHash`. */
export const insertMemberData = async (client: QueryClient, passwordHash: string): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`)
  for (const text of statements(passwordHash)) await client.query(text)
  await client.query('reset session_replication_role; reset synchronous_commit; reset work_mem')
  // The tables were loaded unlogged, which is faster; the measured service needs logged tables.
  for (const table of ['card', 'block', 'reaction']) await client.query(`alter table ${table} set logged`)
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
}

const sizeOf = async (client: QueryClient, table: string): Promise<number> => {
  const { rows } = await client.query<{ bytes: string }>(
    // A partitioned table has its bytes in its partitions. For other tables, `pg_partition_tree` returns nothing.
    'select greatest(pg_total_relation_size($1::regclass), (select sum(pg_total_relation_size(relid)) from pg_partition_tree($1::regclass))) as bytes',
    [table],
  )
  return Number(rows[0]?.bytes)
}

const counted = {
  members: 'member',
  reactions: 'reaction',
  notices: 'notification',
  views: 'profile_view',
  attention: 'attention',
  conversations: 'conversation',
  messages: 'message',
}

/** Counts the rows that the table groups grow with. */
export const countRows = async (client: QueryClient): Promise<Record<keyof typeof counted, number>> => {
  const found = {} as Record<keyof typeof counted, number>
  for (const [name, table] of Object.entries(counted) as [keyof typeof counted, string][]) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    found[name] = Number(rows[0]?.count)
  }
  return found
}

/** The size of each table group with indexes, in bytes. */
export const measureGroupBytes = async (client: QueryClient): Promise<Record<Group, number>> => {
  const found = {} as Record<Group, number>
  for (const [group, tables] of Object.entries(groups) as [Group, readonly string[]][]) {
    found[group] = 0
    for (const table of tables) found[group] += await sizeOf(client, table)
  }
  return found
}

/**
 * How much larger each group is when its rows are inserted one by one in random order into existing indexes. Bulk-loaded tables are packed more
 * tightly than in service.
 */
export const measureIndexBloat = async (client: QueryClient): Promise<Record<Group, number>> => {
  const packed = await measureGroupBytes(client)
  const found = {} as Record<Group, number>
  for (const [group, tables] of Object.entries(groups) as [Group, readonly string[]][]) {
    let grown = 0
    for (const table of tables) {
      await client.query(`create table bench_grown (like ${table} including all)`)
      await client.query(
        `insert into bench_grown overriding system value select * from ${table} order by ${table === 'message' ? 'seq, ' : ''}random()`,
      )
      await client.query('vacuum bench_grown')
      grown += await sizeOf(client, 'bench_grown')
      await client.query('drop table bench_grown')
    }
    found[group] = grown / packed[group]
  }
  return found
}
