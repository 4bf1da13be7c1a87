// Measures the match feed against a baseline query, at depth, with filters without results, and at several sizes.
//   npx tsx tests/bench/matches.ts [--members 100000[,1000000]] [--reactions 18] [--postgis] [--embedded] [--keep]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { feedQuery, readFeedSlice, type FeedSearchParameters } from '#features/matches/server/feed.ts'
import { fieldFilterToJsonPath } from '#features/profile-fields/server/index.ts'
import { readSearchPage, startPosition } from '#features/matches/server/search.ts'
import { findByBruteForce } from './feed/brute-force.ts'
import { type BenchDatabase, openBenchDatabase, openEmbeddedBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { preparePostgis, radiusThenSort } from './feed/postgis.ts'
import { median, createQueryTimer, type StatementTiming } from './measure/timing.ts'
import { type BenchViewer, firstPageParameters, pickViewers, searchAreasFor } from './feed/viewers.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    // Reactions for each member; ten million members with eighteen each need 65 GB.
    reactions: { type: 'string', default: '18' },
    // Also measure a plain PostGIS radius search; the server needs the extension.
    postgis: { type: 'boolean', default: false },
    // Also measure the first size in the embedded database.
    embedded: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const sizes = options.members.split(',').map(Number)
const rounds = 15
const print = (line: string) => console.log(line)

const nobody: Partial<FeedSearchParameters> = { bornAfter: '1900-01-01', bornBy: '1901-01-01' }

/** Compares three pages of several searches with the brute-force result. */
const check = async ({ db, client }: BenchDatabase, viewers: readonly BenchViewer[]): Promise<void> => {
  let compared = 0
  for (const viewer of viewers) {
    for (const distance of ['5', '20'] as const) {
      const expected = await findByBruteForce(client, viewer.search, Number(distance))
      const rings = searchAreasFor(viewer, { distance }).map((ring) => () => ring)
      const found: string[] = []
      for (let mark = startPosition, page = 0; page < 3; page++) {
        const { found: people, next } = await readSearchPage(db, viewer.search, rings, mark)
        found.push(...people.map(({ id }) => id))
        if (next === undefined) break
        mark = next
      }
      if (found.join() !== expected.slice(0, found.length).join())
        throw new Error(`${distance} km for ${viewer.id} is not what brute force finds`)
      compared += found.length
    }
  }
  print(`  brute force: ${compared} places in the order compared, all equal`)
}

/** Lets a member react to the best cards within 20 km, and times every request until a person is shown again. */
const swipe = async ({ db, client }: BenchDatabase, viewer: BenchViewer): Promise<void> => {
  const [ring] = searchAreasFor(viewer, { distance: '20' })
  if (ring === undefined) return
  const everybody = { ...viewer.search, bornAfter: '0001-01-01', bornBy: '9999-12-31', mostExamined: 1_000_000 }
  const { keys } = await readFeedSlice(db, everybody, ring, { ...firstPageParameters, count: 20_000 })
  await client.query(
    `insert into reaction (from_id, to_id, kind, at) select $1, id, 2, now() from unnest($2::uuid[]) id on conflict do nothing`,
    [viewer.id, keys.map(({ id }) => id)],
  )
  await client.query('vacuum analyze reaction')
  const times: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const requests: number[] = []
    for (let mark: typeof startPosition | undefined = startPosition, shown = 0; mark !== undefined && shown === 0;) {
      const startedAt = performance.now()
      const page: Awaited<ReturnType<typeof readSearchPage>> = await readSearchPage(db, viewer.search, [() => ring], mark)
      requests.push(performance.now() - startedAt)
      shown = page.found.length
      mark = page.next
    }
    times.push(requests)
  }
  const most = times.map((requests) => Math.max(...requests))
  const sum = times.map((requests) => requests.reduce((total, request) => total + request, 0))
  print(
    `  swiped ${keys.length}: slowest request ${median(most).toFixed(1)} ms, ${times[0]?.length} requests to the next person, ${median(sum).toFixed(1)} ms in all`,
  )
}

const subjects = [
  'floor',
  '5 km',
  '20 km',
  '20 km, one gender',
  '20 km, two answers',
  '20 km, page 51',
  '20 km, nobody passes',
  '50 km ring',
  '100 km ring',
  'country',
  'any',
  ...(options.postgis ? ['PostGIS, 5 km', 'PostGIS, 20 km'] : []),
]

/** The statements to time for one viewer. */
const statements = async ({ db }: BenchDatabase, viewer: BenchViewer) => {
  const { search } = viewer
  const [five, twenty, any] = (['5', '20', 'any'] as const).map((distance) => searchAreasFor(viewer, { distance })[0])
  const [, fifty, hundred, country] = searchAreasFor(viewer, {})
  if (!five || !twenty || !any || !fifty || !hundred || !country) throw new Error('a ring is missing')
  const deep = await readFeedSlice(db, search, twenty, { ...firstPageParameters, count: 1000 })
  return [
    sql`select id, rank from card where tile = ${viewer.tile}::int order by rank desc, id desc limit 20`,
    feedQuery(search, five, firstPageParameters),
    feedQuery(search, twenty, firstPageParameters),
    feedQuery({ ...search, genders: 2 }, twenty, firstPageParameters),
    feedQuery({ ...search, answers: fieldFilterToJsonPath('height00:160..185;children:no000000') }, twenty, firstPageParameters),
    feedQuery(search, twenty, { ...firstPageParameters, below: deep.keys.at(-1) ?? firstPageParameters.below }),
    feedQuery({ ...search, ...nobody }, twenty, firstPageParameters),
    feedQuery(search, fifty, firstPageParameters),
    feedQuery(search, hundred, firstPageParameters),
    feedQuery(search, country, firstPageParameters),
    feedQuery(search, any, firstPageParameters),
    ...(options.postgis ? [radiusThenSort(search, 5), radiusThenSort(search, 20)] : []),
  ]
}

type Results = Map<string, { wire: number; inside: number }>

/** Times all statements and databases in turns, so that other load affects all alike. */
const measure = async (databases: readonly BenchDatabase[], viewers: readonly BenchViewer[][]): Promise<Results[]> => {
  const timers = await Promise.all(
    databases.map(async (database, index) => {
      const time = createQueryTimer(database.db, database.client)
      const timerRows: (() => Promise<StatementTiming>)[][] = []
      for (const viewer of viewers[index] ?? []) {
        const row: (() => Promise<StatementTiming>)[] = []
        for (const statement of await statements(database, viewer)) row.push(await time(statement))
        timerRows.push(row)
      }
      return timerRows
    }),
  )
  const samples = databases.map(() => subjects.map((): StatementTiming[] => []))
  for (let round = -2; round < rounds; round++)
    for (let viewer = 0; viewer < (viewers[0]?.length ?? 0); viewer++)
      for (let subject = 0; subject < subjects.length; subject++)
        for (const [index, timer] of timers.entries()) {
          const timed = await timer[viewer]?.[subject]?.()
          if (timed !== undefined && round >= 0) samples[index]?.[subject]?.push(timed)
        }
  return samples.map(
    (rows) =>
      new Map(
        rows.map((list, subject) => [
          subjects[subject] ?? '',
          { wire: median(list.map(({ wire }) => wire)), inside: median(list.map(({ inside }) => inside)) },
        ]),
      ),
  )
}

const target = (name: string, value: number, most: number, unit: string) =>
  print(`  ${value <= most ? 'reached' : 'MISSED '}  ${name}: ${value.toFixed(2)}${unit} (target ≤ ${most}${unit})`)

const report = (results: Results) => {
  const of = (name: string) => results.get(name) ?? { wire: Number.NaN, inside: Number.NaN }
  const floor = of('floor')
  print(
    `  ${'median'.padEnd(22)} ${'statement'.padStart(10)} ${'× floor'.padStart(8)} ${'in the database'.padStart(16)} ${'× floor'.padStart(8)}`,
  )
  for (const [name, { wire, inside }] of results)
    print(
      `  ${name.padEnd(22)} ${wire.toFixed(3).padStart(7)} ms ${(wire / floor.wire).toFixed(1).padStart(8)} ${inside.toFixed(3).padStart(13)} ms ${(inside / floor.inside).toFixed(1).padStart(8)}`,
    )
  target('5 km against the floor', of('5 km').wire / floor.wire, 12, '×')
  target('20 km against the floor', of('20 km').wire / floor.wire, 12, '×')
  target('two answers against none', of('20 km, two answers').inside / of('20 km').inside, 1.5, '×')
  target('page 51 against the first', of('20 km, page 51').inside / of('20 km').inside, 1.5, '×')
  target('a filter nobody passes', of('20 km, nobody passes').inside, 10, ' ms')
  if (!options.postgis) return
  for (const [name, least] of [
    ['5 km', 50],
    ['20 km', 100],
  ] as const) {
    const times = of(`PostGIS, ${name}`).inside / of(name).inside
    print(`  ${times >= least ? 'reached' : 'MISSED '}  ${name} against PostGIS: ${times.toFixed(0)}× faster (target ≥ ${least}×)`)
  }
}

const databases: BenchDatabase[] = []

const run = async (): Promise<void> => {
  const targets = sizes.map((size) => ({
    size,
    name: `${size} members`,
    open: () => openBenchDatabase(`ndloo_bench_${size}`, options.keep),
  }))
  const [{ size: first } = { size: 0 }] = targets
  if (options.embedded) targets.push({ size: first, name: `${first} members, embedded`, open: openEmbeddedBenchDatabase })
  for (const { size, name, open } of targets) {
    const database = await open()
    databases.push(database)
    const startedAt = performance.now()
    print(name)
    await loadMembers(database.client, size, Number(options.reactions))
    if (options.postgis) await preparePostgis(database.client)
    const { rows } = await database.client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    print(`  loaded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${(Number(rows[0]?.bytes) / 2 ** 30).toFixed(1)} GB`)
  }
  const viewers: BenchViewer[][] = []
  for (const { client } of databases) viewers.push(await pickViewers(client, 12))
  for (const [index, database] of databases.entries()) await check(database, (viewers[index] ?? []).slice(0, 6))
  const results = await measure(databases, viewers)
  for (const [index, database] of databases.entries()) {
    print(`\n${targets[index]?.name}`)
    const [result, last] = [results[index], viewers[index]?.at(-1)]
    if (result !== undefined && database.name !== 'embedded') report(result)
    if (last !== undefined) await swipe(database, last)
  }
  // The embedded database's clock counts whole milliseconds.
  const where = options.embedded ? 'wire' : 'inside'
  if (targets.length > 1) {
    print(`\nfrom ${targets[0]?.name} to ${targets.at(-1)?.name}, ${where === 'wire' ? 'as the application meets it' : 'in the database'}`)
    for (const subject of subjects) {
      const [small, large] = [results[0]?.get(subject), results.at(-1)?.get(subject)]
      if (small !== undefined && large !== undefined) print(`  ${subject.padEnd(22)} × ${(large[where] / small[where]).toFixed(2)}`)
    }
  }
}

try {
  await run()
} finally {
  for (const database of databases) await database[Symbol.asyncDispose]()
}
