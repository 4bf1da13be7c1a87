import { cities } from './cities.ts'
import type { QueryClient } from '../measure/database.ts'

const firstnames =
  'Amina Brian Chantal Diego Esi Fatou Grace Hervé Ifeoma Joël Kwame Laure Musa Nadège Olu Prisca Raïssa Samuel Thandi Wanjiru Yao Zainab'
const lastnames = 'Bello Otieno Kouassi Mba Mensah Diallo Okafor Ndlovu Mwangi Adeyemi Fotso Eyango Traoré Dlamini Njoroge Appiah'

/** Generates members around the cities in SQL, because inserting a million rows one by one would take an hour. */
const members = `
  create unlogged table bench_person as
  with city as (
    select row_number() over () as city, country, lat, lng, sum(parts) over (order by n) - parts as from_part, sum(parts) over (order by n) as to_part,
      sum(parts) over () as all_parts
    from unnest($2::text[], $3::float8[], $4::float8[], $5::int[]) with ordinality as c (country, lat, lng, parts, n)
  ), placed as (
    select n, gen_random_uuid() as id, city.city, city.country, sqrt(-2 * ln(1 - random())) * 8.5 / 111.2 as reach, 2 * pi() * random() as turn, city.lat, city.lng
    from generate_series(1, $1::int) n join city on n - 1 >= from_part * $1::float8 / all_parts and n - 1 < to_part * $1::float8 / all_parts
  ), exact as (
    select n, id, city, country, lat + reach * sin(turn) as lat, lng + reach * cos(turn) / cos(radians(lat)) as lng from placed
  ), cell as (
    select *, floor(lat / 0.018) as cell_row, cos(radians((floor(lat / 0.018) + 0.5) * 0.018)) as shrink from exact
  ), centre as (
    select n, id, city, country, ((cell_row + 0.5) * 0.018)::real as cell_lat, ((floor(lng * shrink / 0.018) + 0.5) * 0.018 / shrink)::real as cell_lng from cell
  ), tiled as (
    select *, floor(cell_lat::float8 / 0.09) as tile_row from centre
  )
  select n::int, id, city::int, country, cell_lat, cell_lng,
    ((tile_row + 1024) * 16384 + floor(cell_lng::float8 * cos(radians((tile_row + 0.5) * 0.09)) / 0.09) + 8192)::int as tile,
    (case when random() < 0.02 then 2 when random() < 0.5 then 1 else 0 end)::smallint as gender,
    (date '2026-03-02' - (19 * 365.25 + 40 * 365.25 * random() ^ 1.6)::int) as birth,
    random() < 0.8 as has_photo,
    (date '2026-03-02' - date '1970-01-01' - least(200, floor(-ln(1 - random()) * 14)))::int as day,
    floor(ln((1 - random()) * (1 - random()) * (1 - random())) * 2048 / 0.15)::int as shuffle, random() as wish
  from tiled`

const statements = (count: number, each: number): string[] => [
  `insert into member (id, status, email, phone, phone_country, firstname, lastname, gender, birth, country, city, tile, cell_lat, cell_lng, has_photo,
     seek, min_age, max_age, terms_version, terms_accepted_at, verified_at, created_at)
   select id, 'active', n || '@example.com', '', country, (string_to_array('${firstnames}', ' '))[1 + n % 22], (string_to_array('${lastnames}', ' '))[1 + n / 22 % 16],
     gender, birth, country, 'Town', tile, cell_lat, cell_lng, has_photo, case when wish < 0.7 then 7 when gender = 0 then 2 else 1 end,
     case when wish > 0.6 then 25 else 19 end, case when wish > 0.5 then 45 else 120 end, 'bench', now(), now(), now()
   from bench_person`,
  `insert into card (id, tile, country, gender, seek, birth, min_age, max_age, cell_lat, cell_lng, rank)
   select m.id, m.tile, (ascii(m.country) - 65) * 26 + ascii(substr(m.country, 2, 1)) - 65, m.gender, m.seek, m.birth, m.min_age, m.max_age, m.cell_lat, m.cell_lng,
     case when p.has_photo then 1 << 28 else 0 end + p.day * 2048 + p.shuffle
   from bench_person p join member m on m.id = p.id order by random()`,
  // Most have answered two fields of the operator.
  `insert into profile_answer (member_id, answers)
   select id, jsonb_build_object('height00', 150 + n % 50, 'children', case when n % 3 = 0 then 'yes00000' else 'no000000' end) from bench_person where n % 6 <> 0`,
  'create index on bench_person (n)',
  'create index on bench_person (city)',
  'analyze bench_person',
  // Every member reacts to `each` different people of the same city, spread evenly.
  `insert into reaction (from_id, to_id, kind, at)
   select aimed.id, other.id, case when random() < 0.4 then 1 else 2 end, timestamptz '2026-03-01' - random() * interval '100 days'
   from (
     select p.id, c.first + (p.n - c.first + 1 + k * step + (random() * (step - 1))::int) % c.size as n
     from bench_person p
     join (select city, min(n) as first, count(*)::int as size, (count(*)::int - 1) / ${each} as step from bench_person group by city) c on c.city = p.city
     cross join generate_series(0, ${each - 1}) k offset 0
   ) aimed join bench_person other on other.n = aimed.n`,
  `insert into block (from_id, to_id, at)
   select p.id, other.id, timestamptz '2026-03-01' from bench_person p join bench_person other on other.n = 1 + (p.n * 7 + 13) % ${count}
   where p.n % 2 = 0 and p.id <> other.id`,
]

/** Fills an empty, migrated database with `count` members with `reactions` reactions each. Constraints and indexes are created after the rows, which is several times faster. */
export const loadMembers = async (client: QueryClient, count: number, reactions = 18): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB';
    set max_parallel_maintenance_workers = 2; select setseed(0.42); alter table reaction set unlogged; alter table card set unlogged; alter table block set unlogged`)
  const indexes = await client.query<{ name: string; definition: string; constraint: string | null; of: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, c.conname as constraint, i.indrelid::regclass::text as of
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p'
    where i.indrelid in ('member'::regclass, 'card'::regclass, 'reaction'::regclass, 'block'::regclass) and not (i.indrelid = 'member'::regclass and i.indisprimary)`)
  for (const { name, constraint, of } of indexes.rows)
    await client.query(constraint === null ? `drop index ${name}` : `alter table ${of} drop constraint ${constraint} cascade`)
  await client.query(members, [
    count,
    cities.map((city) => city[1]),
    cities.map((city) => city[2]),
    cities.map((city) => city[3]),
    cities.map((city) => city[4]),
  ])
  for (const text of statements(count, reactions)) await client.query(text)
  for (const { name, definition, constraint, of } of indexes.rows)
    await client.query(constraint === null ? definition : `${definition}; alter table ${of} add primary key using index ${name}`)
  await client.query('vacuum (analyze) member, card, reaction, block, profile_answer')
  await client.query('reset session_replication_role')
}
