import type { QueryClient } from '../measure/database.ts'

/** Conversations that each member begins. Each has as many more that others began. */
const begun = 5

interface LoadedIndex {
  of: string
  name: string
  definition: string
  /** The kind of its constraint: `p` of a primary key, `u` of a unique one. */
  constraint: 'p' | 'u' | null
}

const indexes = `
  select i.indrelid::regclass::text as of, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, c.contype as constraint
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
  where i.indrelid in ('conversation'::regclass, 'participant'::regclass, 'message'::regclass)`

const conversations = (each: number): string[] => [
  `create unlogged table bench_talk as
   select gen_random_uuid() as chat, one.id as one, other.id as other, timestamptz '2026-03-01' - random() * interval '60 days' as at
   from bench_person one cross join generate_series(1, ${begun}) k
   join bench_person other on other.n = 1 + (one.n - 1 + k * 7) % (select count(*) from bench_person)`,
  `insert into conversation (id, low_id, high_id, state, last_seq, last_at, created_at)
   select chat, least(one, other), greatest(one, other), 'open', ${each}, at, at from bench_talk`,
  `insert into participant (conversation_id, member_id, peer_id, last_at, delivered_seq, read_seq, first_sent_at)
   select chat, one, other, at, ${each}, ${each}, at from bench_talk union all select chat, other, one, at, ${each}, ${each}, at from bench_talk`,
]

/**
 * Gives each loaded member ten conversations with `each` messages. The messages of a conversation are far apart on the disk, as they are when
 * years lie between them. The table stays unlogged, as that of the reactions does. Indexes are created after the rows, which is several times faster.
 */
export const loadConversations = async (client: QueryClient, each: number): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB';
    set max_parallel_maintenance_workers = 2; alter table message set unlogged`)
  const { rows: dropped } = await client.query<LoadedIndex>(indexes)
  for (const { of, name, constraint } of dropped)
    await client.query(constraint === null ? `drop index ${name}` : `alter table ${of} drop constraint ${name} cascade`)
  for (const statement of conversations(each)) await client.query(statement)
  for (let seq = 1; seq <= each; seq++)
    // 10 to 110 characters, 60 on average.
    await client.query(
      `insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
       select chat, $1::int, gen_random_uuid(), case when $1::int % 2 = 0 then one else other end, 'text',
         repeat('Good day. ', 1 + floor(random() * 11)::int), at from bench_talk`,
      [seq],
    )
  for (const { of, name, definition, constraint } of dropped)
    await client.query(constraint === 'p' ? `${definition}; alter table ${of} add primary key using index ${name}` : definition)
  await client.query('drop table bench_talk; reset session_replication_role')
  await client.query('vacuum (analyze) conversation, participant, message')
}
