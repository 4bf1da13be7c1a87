// Purges due rows of the large tables under load, on its own PostgreSQL: npm run bench retention -- --rows 2500000 --rate 100
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { bundleServer, createTempFolder } from '../chaos/chat/servers.ts'
import { createChatPopulation } from '../chaos/chat/chat-population.ts'
import { type RunningLoad, startLoad } from '../chaos/service/load.ts'
import { startPostgres } from '../chaos/services/postgres.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '2500000' },
    rate: { type: 'string', default: '100' },
    tables: { type: 'string', default: '' },
  },
})
const count = Number(values.rows)

/** Statements that insert overdue rows in chronological order. */
const due: Readonly<Record<string, string>> = {
  profile_view: `insert into profile_view (viewer_id, seen_id, at)
    select gen_random_uuid(), $1, now() - interval '400 days' + number * interval '1 second' / 10 from generate_series(1, ${count}) number`,
  notification: `insert into notification (id, member_id, name, kind, said, in_app, created_at)
    select gen_random_uuid(), $1, 'test', 'safety', '{}', true, now() - interval '400 days' + number * interval '1 second' / 10 from generate_series(1, ${count}) number`,
  attention: `insert into attention (member_id, hour, shown, viewed)
    select case number when 0 then $1 else gen_random_uuid() end, number / 5000, 1, 0 from generate_series(1, ${count}) number`,
  session: `insert into session (id, member_id, token_hash, remember, device, created_at, last_used_at, expires_at)
    select gen_random_uuid(), $1, uuid_send(gen_random_uuid()), true, '', now() - interval '400 days', now() - interval '300 days' + number * interval '1 second' / 10,
      now() + case number % 2 when 0 then interval '1 day' else interval '-1 day' end from generate_series(1, ${count}) number`,
}
const tables = values.tables === '' ? Object.keys(due) : values.tables.split(',')

await using folder = await createTempFolder()
await using postgres = await startPostgres({ shared_preload_libraries: 'pg_stat_statements', shared_buffers: '256MB', max_wal_size: '2GB' })
await using servers = await bundleServer(folder.path)
const pool = openPool(postgres.url, 2)
const db = openDatabase(pool)
await migrate(db, '.')
const world = await createChatPopulation(db, 40, 60, Math.random)
await pool.end()
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
await client.query('create extension pg_stat_statements')
await client.query('set session_replication_role = replica')
for (const table of tables) {
  const startedAt = performance.now()
  await client.query(due[table] ?? '', [world.members[0]?.id])
  await client.query(`vacuum (analyze) ${table}`)
  console.log(`${count} rows due in ${table}, planted in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

// Finish the work of the inserts before the measurement.
await client.query('checkpoint')

const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder.path, MAX_LAG_MS: '1500' }
const api = await servers.start({ ...environment, ROLE: 'api' })
await api.ready()
const report = (when: string, { asked, failures, worstMs }: RunningLoad) => {
  const failed = Object.values(failures).reduce((sum, each) => sum + each, 0)
  console.log(`${when}: ${asked} requests at ${values.rate} a second, ${failed} failed, the slowest ${Math.round(worstMs)} ms`)
  for (const [why, each] of Object.entries(failures)) console.log(`  ${each}: ${why}`)
  return failed
}
const calm = startLoad(`http://127.0.0.1:${api.port}`, world, Number(values.rate))
await sleep(20_000)
await calm.stop()
report('before the sweep', calm)

const deleted = async (): Promise<number> => {
  const { rows } = await client.query<{ gone: string }>(
    `select sum(n_tup_del) as gone from pg_stat_user_tables
     where relname = any($1) or relid in (select inhrelid from pg_inherits where inhparent::regclass::text = any($1))`,
    [tables],
  )
  return Number(rows[0]?.gone)
}
const deletedBefore = await deleted()
await client.query('select pg_stat_statements_reset()')
const load = startLoad(`http://127.0.0.1:${api.port}`, world, Number(values.rate))
const startedAt = performance.now()
await servers.start({ ...environment, ROLE: 'worker' })
while ((await deleted()) - deletedBefore < count * tables.length) await sleep(1000)
const seconds = (performance.now() - startedAt) / 1000
await load.stop()
const failed = report('during the sweep', load)
console.log(`${count * tables.length} rows gone in ${Math.round(seconds)} s`)
const { rows } = await client.query<{ calls: string; most: number; mean: number; rows: string; query: string }>(
  `select calls, max_exec_time as most, mean_exec_time as mean, rows, substring(query from 'delete from "(\\w+)"') || ' by ' || substring(query from 'order by "(\\w+)"') as query
   from pg_stat_statements where query like '%with due as%' and calls > 20 order by total_exec_time desc`,
)
for (const { query, calls, mean, most } of rows)
  console.log(`  ${query}: ${calls} statements, ${mean.toFixed(1)} ms each, ${Math.round(most)} ms at most`)
await client.end()
process.exitCode = failed === 0 ? 0 : 1
