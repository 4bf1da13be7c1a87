import { pickViewers } from '../feed/viewers.ts'
import type { BenchDatabase } from '../measure/database.ts'
import type { TimedMember } from './timed-actions.ts'

/**
 * Picks at most `count` members of the largest city who have a conversation and somebody to like, neither of them blocked, and gives them a plan.
 * The loaders have filled the database before.
 */
export const pickTimedMembers = async ({ client }: BenchDatabase, count: number): Promise<TimedMember[]> => {
  const viewers = await pickViewers(client, count)
  const { rows } = await client.query<{ id: string; peer: string; stranger: string }>(
    `select viewer.id, talk.peer, other.stranger from unnest($1::uuid[]) viewer (id)
     cross join lateral (select peer_id as peer from participant where member_id = viewer.id
       and not exists (select from block where (from_id, to_id) in ((viewer.id, peer_id), (peer_id, viewer.id))) limit 1) talk
     cross join lateral (select id as stranger from bench_person where id <> viewer.id
       and not exists (select from reaction where (from_id, to_id) in ((viewer.id, bench_person.id), (bench_person.id, viewer.id)))
       and not exists (select from block where (from_id, to_id) in ((viewer.id, bench_person.id), (bench_person.id, viewer.id))) limit 1) other`,
    [viewers.map(({ id }) => id)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  await client.query(
    `insert into entitlement (member_id, plan_id, period_start, period_end) select id, 'free', now() - interval '300 days', now() + interval '30 days' from unnest($1::uuid[]) id
     on conflict do nothing`,
    [rows.map(({ id }) => id)],
  )
  return viewers.flatMap((viewer) => {
    const row = found.get(viewer.id)
    return row === undefined ? [] : [{ viewer, peer: row.peer, stranger: row.stranger }]
  })
}
