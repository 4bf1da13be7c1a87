// One run of the counts of the town, and the matches of the console, on an own PostgreSQL: npm run bench town -- --members 100000
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readExactStatistics } from '#features/admin/server/statistics/statistics.ts'
import { countAreas } from '#features/town-figures/server/areas/count-areas.ts'
import { updateQueueWaits } from '#features/town-figures/server/update-queue-waits.ts'
import { countDailyFigures } from '#features/town-figures/server/days/count-daily-figures.ts'
import { countPlaces } from '#features/town-figures/server/places/count-places.ts'
import { readTownFigures } from '#features/town-figures/server/read-town-figures.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { startPostgres } from '../../chaos/services/postgres.ts'

const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' } } })
const members = Number(values.members)
const [reactions, conversations, purchases] = [members * 40, members * 5, members * 10]
const id = (number: string) => `(lpad(to_hex(${number}), 8, '0') || '-0000-4000-8000-000000000000')::uuid`
/** SQL for a moment in the last `days` days that depends on the row's `number`. */
const moment = (days: number) => `now() - interval '${days} days' * ((number::bigint * 7919) % 100003) / 100003.0`

/** SQL for one of the two members of conversation `number`. */
const other = (side: string) => id(`1 + (number + ${side} * (1 + number / ${members})) % ${members}`)

/** Statements that insert the rows that the counts read. Every tenth reaction is half of a match. */
const planted: Readonly<Record<string, string>> = {
  member: `insert into member (id, status, phone, phone_country, firstname, lastname, gender, birth, country, city, cell_lat, cell_lng, terms_version,
      terms_accepted_at, verified_at, created_at)
    select ${id('number')}, 'active', '', '', 'A', 'B', number % 2, '1995-01-01', (array['CM', 'NG', 'KE', 'GH'])[1 + number % 4], 'City ' || (number % 97) * (number % 89),
      number % 97 * 0.2, number % 89 * 0.2, '1', now(), ${moment(400)}, ${moment(400)} from generate_series(1, ${members}) number`,
  presence: `insert into presence (member_id, last_active) select ${id('number')}, ${moment(90)} from generate_series(1, ${members}) number`,
  reaction: `insert into reaction (from_id, to_id, kind, matched, at)
    select ${id(`1 + number % ${members}`)}, ${id(`1 + (number + 1 + number / ${members} * 37) % ${members}`)}, 1, number % 10 = 0, ${moment(400)}
      from generate_series(1, ${reactions}) number on conflict do nothing`,
  'reaction back': `insert into reaction (from_id, to_id, kind, matched, at) select to_id, from_id, 1, true, at - interval '1 hour' from reaction where matched on conflict do nothing`,
  participant: `insert into participant (conversation_id, member_id, peer_id, last_at, first_sent_at)
    select ${id('number')}, ${other('side')}, ${other('(1 - side)')}, now(),
      case when side = 0 or number % 2 = 0 then ${moment(400)} + side * interval '3 hours' end
      from generate_series(1, ${conversations}) number, generate_series(0, 1) side`,
  account: `insert into account (member_id, currency, path) select ${id('number')}, 'CREDIT', 'member:' || number from generate_series(1, ${members}) number`,
  journal: `insert into journal (id, kind, key, request_hash, at, channel, legs) select ${id('number')}, 'gift_bought', 'planted:' || number, '', ${moment(400)}, 'wallet', 2
    from generate_series(1, ${purchases}) number`,
  posting: `insert into posting (account_id, journal_id, amount)
    select least.id + number % ${members}, ${id('number')}, -5 from generate_series(1, ${purchases}) number, (select min(id) as id from account where member_id is not null) least`,
  'house posting': `insert into posting (account_id, journal_id, amount)
    select house.id, ${id('number')}, 5 from generate_series(1, ${purchases}) number, (select id from account where path = 'house:credits_spent:credit') house`,
}

await using postgres = await startPostgres({ shared_buffers: '256MB', max_wal_size: '2GB' })
const pool = openPool(postgres.url, 4)
const db = openDatabase(pool)
await migrate(db, '.')
const client = new pg.Client({ connectionString: postgres.url })
client.on('error', () => {})
await client.connect()
await client.query('set session_replication_role = replica')
for (const [what, statement] of Object.entries(planted)) {
  const { rowCount } = await client.query(statement)
  console.log(`${rowCount} ${what}`)
}
await client.query('analyze')
await client.query('checkpoint')

const time = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const startedAt = performance.now()
  await work()
  console.log(`${what}: ${Math.round(performance.now() - startedAt)} ms`)
}
const now = new Date()
await time('queues', () => updateQueueWaits(db))
await time('the first 30 days', () => countDailyFigures(db, now))
await time('one more day', () => countDailyFigures(db, new Date(now.getTime() + 86_400_000)))
await time('places', () => countPlaces(db, now))
await time('areas', () => countAreas(db, now))
await time('the screen', () => readTownFigures(db, 14, now))
await time('figures of the start page, 14 days', () => readExactStatistics(db, 14, now))
await client.query('drop index reaction_matched_at')
await time('the same without the index of matches', () => readExactStatistics(db, 14, now))
await client.end()
await pool.end()
