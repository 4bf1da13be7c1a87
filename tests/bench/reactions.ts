// Compares the time of a like with that of a bare upsert, and measures the list of who likes a member who has 50,000 likes.
//   npx tsx tests/bench/reactions.ts [--members 100000] [--keep]
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { listReceivedLikes } from '#features/reactions/server/list-reactions.ts'
import { setReactionIfAllowed } from '#features/reactions/server/store.ts'
import { applyReaction } from '#features/reactions/server/apply-reaction.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { createRateLimiter, createMemoryLimitStore } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { type BenchDatabase, openBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { median, percentile, type StatementTiming, createStatementTimer } from './measure/timing.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    // Reactions for each member before the measurement.
    reactions: { type: 'string', default: '18' },
    keep: { type: 'boolean', default: false },
  },
})
const members = Number(options.members)
const clients = 8
const rounds = 7
const roundMs = 1500
const received = 50_000
const pages = 300
const print = (line: string) => console.log(line)
const now = new Date('2026-03-02T12:00:00Z')
const log = createLog('silent')
const limits = createRateLimiter(createMemoryLimitStore(), { now: () => now }, 1)

const target = (name: string, value: number, isReached: boolean, bound: string) =>
  print(`  ${isReached ? 'reached' : 'MISSED '}  ${name}: ${value.toFixed(2)} (target ${bound})`)

const contextOf = (db: Database, id: string): MemberContext => ({
  actor: { kind: 'member', id, role: 'user', sessionId: '', address: '' },
  db,
  now,
  locale: 'en',
  log,
})

type Pair = [from: string, to: string]
type Work = (pair: Pair) => Promise<unknown>

/** Two different random members. */
const anyPair = (ids: readonly string[]): Pair => {
  const first = randomInt(ids.length)
  const second = (first + 1 + randomInt(ids.length - 1)) % ids.length
  return [ids[first] ?? '', ids[second] ?? '']
}

/** How often work is done per second by concurrent clients. */
const rate = async (work: Work, next: () => Pair): Promise<number> => {
  const startedAt = performance.now()
  let done = 0
  const client = async () => {
    while (performance.now() - startedAt < roundMs) {
      await work(next())
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (done * 1000) / (performance.now() - startedAt)
}

/** Compares likes with a plain upsert, in turns, so that other load affects all alike. */
const likes = async (url: string, ids: readonly string[]): Promise<void> => {
  const pool = openPool(url, clients)
  const db = openDatabase(pool)
  const newSince = new Date(now.getTime() - 72 * hourMs)
  const next = () => anyPair(ids)
  const given: Pair[] = []
  const upsert: Work = ([from, to]) =>
    sql`insert into reaction (from_id, to_id, kind, at) values (${from}, ${to}, 1, ${now})
      on conflict (from_id, to_id) do update set kind = excluded.kind, at = excluded.at`.execute(db)
  const subjects: [string, Work, () => Pair][] = [
    ['bare upsert', upsert, next],
    ['like, one call', ([from, to]) => setReactionIfAllowed(db, { from, to, state: 'liked', newSince, now }), next],
    [
      'like, the command',
      async ([from, to]) => {
        await applyReaction(contextOf(db, from), { limits, onMatchChanged: [] }, { action: 'like', uid: to })
        given.push([from, to])
      },
      next,
    ],
    [
      'like that matches, the command',
      ([from, to]) => applyReaction(contextOf(db, from), { limits, onMatchChanged: [] }, { action: 'like', uid: to }),
      // Returns a like that the measurement above has given, so that the two match.
      () => {
        const [from, to] = given.pop() ?? next()
        return [to, from]
      },
    ],
  ]
  const rates = subjects.map((): number[] => [])
  for (let round = -1; round < rounds; round++)
    for (const [index, [, work, pairs]] of subjects.entries()) {
      const measured = await rate(work, pairs)
      if (round >= 0) rates[index]?.push(measured)
    }
  const ratio = (index: number) => median((rates[index] ?? []).map((value, round) => value / (rates[0]?.[round] ?? Number.NaN)))
  print(`\n${clients} clients, each write durable; median of ${rounds} rounds, against the bare upsert of the same round`)
  for (const [index, [name]] of subjects.entries())
    print(
      `  ${name.padEnd(32)} ${median(rates[index] ?? [])
        .toFixed(0)
        .padStart(7)} a second   × ${ratio(index).toFixed(2)}`,
    )
  target('a like in one call against a bare upsert', ratio(1), ratio(1) >= 0.5, '≥ 0.5')
  await pool.end()
}

/** Records the statements of the list of received likes, page by page from the newest to the oldest. */
const statementsOf = async (url: string, popular: string): Promise<CompiledQuery[][]> => {
  const pool = openPool(url, 1)
  let queries: CompiledQuery[] = []
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void queries.push(query) })
  const found: CompiledQuery[][] = []
  for (let cursor: string | undefined, page = 0; page < received / 20; page++) {
    queries = []
    const { next_cursor } = await listReceivedLikes(contextOf(db, popular), { cursor })
    // Sample pages from the whole list, including the first ones.
    if (page < pages / 2 || page % Math.ceil(received / 20 / (pages / 2)) === 0) found.push(queries)
    if (next_cursor === null) break
    cursor = next_cursor
  }
  await db.destroy()
  return found
}

const whoLikesMe = async ({ client }: BenchDatabase, url: string, ids: readonly string[]): Promise<void> => {
  const [popular = ''] = ids
  await client.query(
    `insert into reaction (from_id, to_id, kind, at)
     select id, $1, 1, timestamptz '2026-03-02' - random() * interval '300 days' from unnest($2::uuid[]) id where id <> $1
     on conflict (from_id, to_id) do update set kind = 1`,
    [popular, ids.slice(0, received + 1)],
  )
  await client.query('delete from reaction where from_id = $1', [popular])
  await client.query('vacuum (analyze) reaction')
  const statementPages = await statementsOf(url, popular)
  const time = createStatementTimer(client)
  const run: { list: () => Promise<StatementTiming>; rest: (() => Promise<StatementTiming>)[] }[] = []
  for (const [list, ...rest] of statementPages) {
    if (list === undefined) continue
    const others: (() => Promise<StatementTiming>)[] = []
    for (const query of rest) others.push(await time(query.sql, query.parameters))
    run.push({ list: await time(list.sql, list.parameters), rest: others })
  }
  // Collects five runs of each page; their median excludes short disturbances.
  const samples = run.map((): [list: number, all: number][] => [])
  for (let round = -1; round < 5; round++)
    for (const [page, { list, rest }] of run.entries()) {
      const { inside } = await list()
      let all = inside
      for (const one of rest) all += (await one()).inside
      if (round >= 0) samples[page]?.push([inside, all])
    }
  const alone = samples.map((page) => median(page.map(([list]) => list)))
  const whole = samples.map((page) => median(page.map(([, all]) => all)))
  print(`\nwho likes a member with ${Math.min(received, ids.length - 1)} likes: ${run.length} pages, inside the database`)
  for (const [name, values] of [
    ['a page of likes', alone],
    ['with the cards of 20 people', whole],
  ] as const)
    print(`  ${name.padEnd(32)} median ${median(values).toFixed(3)} ms   p99 ${percentile(values, 0.99).toFixed(3)} ms`)
  const slowest = percentile(alone, 0.99)
  target('who likes me, p99 in ms', slowest, slowest <= 1, '≤ 1 ms')
}

const name = `ndloo_bench_reactions_${members}`
const database = await openBenchDatabase(name, options.keep)
try {
  const startedAt = performance.now()
  await loadMembers(database.client, members, Number(options.reactions))
  // The tables were loaded unlogged, which is faster; the measurement needs logged tables.
  await database.client.query(
    'alter table member set logged; alter table card set logged; alter table block set logged; alter table reaction set logged',
  )
  await database.client.query('reset synchronous_commit')
  print(`${members} members loaded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  await database.client.query(`update member set created_at = timestamptz '2025-01-01'`)
  await database.client.query('vacuum (analyze) member; ')
  const { rows } = await database.client.query<{ id: string }>('select id from member order by id limit 200000')
  const ids = rows.map(({ id }) => id)
  await likes(database.url, ids)
  await whoLikesMe(database, database.url, ids)
} finally {
  await database[Symbol.asyncDispose]()
}
