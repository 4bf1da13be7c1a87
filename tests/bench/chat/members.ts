import { openMatchConversation } from '#features/chat/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '../../support/people/people.ts'
import type { QueryClient } from '../measure/database.ts'

/** A member of the benchmark with a session. */
export interface ChatMember {
  id: string
  token: string
  /** The id of the other member of the pair. */
  peer: string
}

/** Inserts a copy of a row for each talker, with some columns changed. */
const copy = (client: QueryClient, table: string, where: string, changed: string) =>
  client.query(
    `insert into ${table} select (jsonb_populate_record(source, jsonb_build_object(${changed}))).* from ${table} source, bench_talker t where ${where}`,
  )

/** Creates members in pairs with sessions and conversations. One pair is created by the service, the others are copied from it in SQL. */
export const createChatMembers = async (db: Database, client: QueryClient, count: number): Promise<ChatMember[]> => {
  const now = new Date()
  const clock = { now: () => now, advance: () => {}, set: () => {} }
  const first = await createPerson({ db, clock }, 'amina', { placed: false, email: 'first@example.com' })
  const second = await createPerson({ db, clock }, 'brian', { placed: false, email: 'second@example.com' })
  await inTransaction(db, (tx) => openMatchConversation(tx, first.id, second.id, now))
  // Old enough to have no limit on messages.
  await client.query(`update member set created_at = now() - interval '10 days'`)
  await client.query(`create unlogged table bench_talker (n int primary key, id uuid, token text, peer uuid, chat uuid)`)
  await client.query(
    `insert into bench_talker select n, gen_random_uuid(), 'bench-token-' || lpad(n::text, 12, '0'), null, gen_random_uuid() from generate_series(0, $1::int - 1) n`,
    [count],
  )
  await client.query(
    `update bench_talker t set peer = other.id, chat = case when t.n % 2 = 0 then t.chat else other.chat end from bench_talker other where other.n = (t.n # 1)`,
  )
  await copy(client, 'member', `source.id = '${first.id}'`, `'id', t.id, 'email', 'bench' || t.n || '@example.com'`)
  await copy(
    client,
    'session',
    `source.member_id = '${first.id}'`,
    `'id', gen_random_uuid(), 'member_id', t.id, 'token_hash', '\\x' || encode(sha256(convert_to(t.token, 'UTF8')), 'hex')`,
  )
  await copy(client, 'conversation', 't.n % 2 = 0', `'id', t.chat, 'low_id', least(t.id, t.peer), 'high_id', greatest(t.id, t.peer)`)
  await copy(client, 'participant', `source.member_id = '${first.id}'`, `'conversation_id', t.chat, 'member_id', t.id, 'peer_id', t.peer`)
  await copy(client, 'message', 't.n % 2 = 0', `'id', gen_random_uuid(), 'conversation_id', t.chat`)
  await client.query('analyze')
  const { rows } = await client.query<ChatMember>('select id, token, peer from bench_talker order by n')
  return rows
}
