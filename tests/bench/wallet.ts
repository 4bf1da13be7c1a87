// Transfers through `post` against pgbench's TPC-B, on one server, in turns: npm run bench wallet
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLedger } from '#features/wallet/server/index.ts'
import { openBenchDatabase } from './measure/database.ts'
import { measurePgbenchRate, runPgbench } from './measure/pgbench.ts'
import { median } from './measure/timing.ts'

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const clients = option('clients', 8)
const seconds = option('seconds', 8)
const rounds = option('rounds', 5)
const members = option('members', 2000)

await using bench = await openBenchDatabase('ndloo_bench_wallet', false)
const { db, client, name } = bench
const folder = await mkdtemp(join(tmpdir(), 'ndloo-bench-'))

// pgbench reads every colon as a variable, so SQL functions build the account names.
const account = (variable: string) => `bench_member(:${variable})`
const transfer = (from: string, to: string) => `
select post_journal(gen_random_uuid(), 'opening', gen_random_uuid()::text, array[${from}, ${to}], array[-100, 100], now(), 'wallet', null);`
const scripts = {
  'member to member': `\\set a random(1, ${members / 2})\n\\set b random(${members / 2 + 1}, ${members})${transfer(account('a'), account('b'))}`,
  'member to house': `\\set a random(1, ${members})${transfer(account('a'), 'bench_house()')}`,
  // A contended row, as in TPC-B: everybody pays one member.
  'everybody to one member': `\\set a random(2, ${members})\n\\set b 1${transfer(account('a'), account('b'))}`,
}

await client.query(`create function bench_member(n int) returns text language sql immutable as $$ select 'member:bench-' || n || ':usd' $$`)
await client.query(`create function bench_house() returns text language sql immutable as $$ select 'house:credit_sales:usd' $$`)
await client.query(
  `insert into account (path, currency) select 'member:bench-' || n || ':usd', 'USD' from generate_series(1, ${members}) n`,
)
await client.query(`select count(post_journal(gen_random_uuid(), 'opening', 'opening:' || n, array['house:opening:usd', 'member:bench-' || n || ':usd'],
  array[-1000000000, 1000000000], now(), 'house', null)) from generate_series(1, ${members}) n`)
await runPgbench(name, '-i', '-q', '-s', '10')
await client.query('analyze')
const files = new Map<string, string>()
for (const [title, script] of Object.entries(scripts)) {
  const file = join(folder, `${files.size}.sql`)
  await writeFile(file, `${script.trim()}\n`)
  files.set(title, file)
}

console.log(
  `${clients} clients, ${rounds} rounds of ${seconds} s in turns, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the start`,
)
for (const mode of ['simple', 'prepared'] as const) {
  const run = (...scripts: string[]) => measurePgbenchRate(name, { clients, seconds, mode, scripts })
  const ratios = new Map<string, number[]>()
  const speeds = new Map<string, number[]>()
  const note = (map: Map<string, number[]>, title: string, value: number) => map.set(title, [...(map.get(title) ?? []), value])
  for (let round = 0; round < rounds; round++) {
    // TPC-B runs before and after, so that changing load affects both.
    const before = await run('-b', 'tpcb-like')
    const mine: [string, number][] = []
    for (const [title, file] of files) mine.push([title, await run('-f', file)])
    const after = await run('-b', 'tpcb-like')
    note(speeds, 'TPC-B', (before + after) / 2)
    for (const [title, speed] of mine) {
      note(speeds, title, speed)
      note(ratios, title, (speed * 2) / (before + after))
    }
  }
  console.log(`\n${mode} protocol: TPC-B ${Math.round(median(speeds.get('TPC-B') ?? []))} a second`)
  for (const [title, values] of ratios) {
    const target = title === 'everybody to one member' ? '(a hot row, for comparison)' : 'target 0.9'
    const spread = `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
    console.log(
      `${title.padEnd(24)} ${Math.round(median(speeds.get(title) ?? []))} a second, ${median(values).toFixed(2)} (${spread})  ${target}`,
    )
  }
}

const { rows: hottest } = await client.query<{ path: string; share: string }>(`
  select path, round(100.0 * version / (select count(*) from journal), 2) as share from account_balance join account on id = account_id
  where path <> 'member:bench-1:usd' order by version desc limit 1`)
const { rows: houseRows } = await client.query<{ count: string }>(
  `select count(*) from account_balance join account on id = account_id where path like 'house:%'`,
)
const { rows: postings } = await client.query<{ bytes: string; count: string }>(
  `select (pg_total_relation_size('posting') + pg_total_relation_size('journal')) / (select count(*) from journal) as bytes, (select count(*) from journal) as count`,
)
console.log(
  `\nhottest balance row, the hot one left aside: ${hottest[0]?.path} in ${hottest[0]?.share} % of the journals; balance rows of the house: ${houseRows[0]?.count}`,
)
console.log(`${postings[0]?.count} journals, ${postings[0]?.bytes} bytes each with indexes`)
const broken = (await checkLedger(db)).length
console.log(`broken invariants afterwards: ${broken}`)
await rm(folder, { recursive: true, force: true })
