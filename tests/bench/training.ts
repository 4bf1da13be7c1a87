// Measures the nightly training of suggestions: time, processor, memory, and how long it keeps others waiting.
//   npx tsx tests/bench/training.ts [--members 100000] [--reactions 18] [--nights 2] [--most 200000] [--embedded]
// With more members than `--most`, a part of the country takes its turn each night.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { trainSuggestions, defaultTrainingLimits } from '#features/suggestions/server/index.ts'
import { trainInSteps } from '#features/suggestions/server/model/train-without-pauses.ts'
import { createTrainingThrottle } from '#features/suggestions/server/training/training-throttle.ts'
import { readPopulation } from '#features/suggestions/server/training/read-population.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createLog } from '#platform/server/log.ts'
import { type BenchDatabase, openBenchDatabase, openEmbeddedBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { nowOfLoadedData } from './feed/viewers.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    reactions: { type: 'string', default: '18' },
    nights: { type: 'string', default: '2' },
    most: { type: 'string', default: String(defaultTrainingLimits.maxMembers) },
    embedded: { type: 'boolean', default: false },
  },
})

const limits = { ...defaultTrainingLimits, maxMembers: Number(options.most) }

/** Inserts what `loadMembers` leaves out: profiles, last activity, and four weeks of exposure. */
const more = [
  `update member set interests = array(select 'interest ' || floor(random() * 100)::int from generate_series(1, 5) where member.id is not null),
     looking_for = array[(array['friendship', 'dating', 'marriage'])[1 + floor(random() * 3)::int]], languages = array['en', 'l' || floor(random() * 20)::int]`,
  `insert into presence (member_id, last_active) select id, date '1970-01-01' + day + interval '9 hours' from bench_person`,
  `insert into attention (member_id, hour, shown, viewed)
     select id, extract(epoch from timestamptz '2026-03-01')::int / 3600 - 24 * days_ago, floor(random() * 20)::int, 1
     from bench_person cross join generate_series(1, 14) days_ago where day >= date '2026-03-02' - date '1970-01-01' - 30`,
  `insert into cards_seen (member_id, day, cards) select id, date '2026-03-01' - days_ago, floor(random() * 40)::int
     from bench_person cross join generate_series(1, 14) days_ago where day >= date '2026-03-02' - date '1970-01-01' - 30`,
  'vacuum (analyze) member, presence, attention, cards_seen',
]

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`

/** Measures the processor time of the longest step between two pauses, without other work. */
const measureSteps = async (db: BenchDatabase['db']): Promise<void> => {
  const pace = createTrainingThrottle(3_600_000, { isMemoryLow: () => false, isStopping: () => false })
  const random = createSeededRandom(1).next
  const { population } = await readPopulation(db, { now: nowOfLoadedData, secret: 'of the bench', limits, pace, random })
  const steps = trainInSteps(population, { random })
  let longest = 0
  for (let count = 0; count < 500; count++) {
    const before = process.cpuUsage()
    const { done } = steps.next()
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    if (done === true) break
  }
  console.log(`  the longest step of learning takes ${longest.toFixed(0)} ms of the processor`)
}

const run = async ({ db, client }: BenchDatabase): Promise<void> => {
  await loadMembers(client, Number(options.members), Number(options.reactions))
  for (const text of more) await client.query(text)
  const services = {
    db,
    clock: { now: () => nowOfLoadedData },
    config: { secrets: ['of the bench'] } as never,
    random: createSeededRandom(1).next,
    log: createLog('info'),
    memory: { isLow: () => false },
    readiness: { checks: {}, optional: {}, draining: false },
  }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  for (const what of ['the first night', 'a night that replaces suggestions'].slice(0, Number(options.nights))) {
    const [before, cpu, began] = [process.memoryUsage.rss(), process.cpuUsage(), performance.now()]
    delay.reset()
    delay.enable()
    const result = await trainSuggestions(services, limits)
    delay.disable()
    const { user, system } = process.cpuUsage(cpu)
    const lag = (percent: number) => `${Math.max(0, delay.percentile(percent) / 1e6 - 5).toFixed(0)} ms`
    console.log(`${what}: ${result.outcome}, ${result.members} members, ${result.likes} likes, suggestions for ${result.suggested}`)
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} s of the processor`)
    console.log(`  memory ${megabytes(before)} before, at most ${result.peak_mb} MB`)
    console.log(`  timers late: half ${lag(50)}, one in a hundred ${lag(99)}, the latest ${lag(100)}`)
  }
  await measureSteps(db)
  const { rows } = await client.query<{ size: string; index: string }>(
    `select pg_size_pretty(pg_total_relation_size('suggestion')) as size, pg_size_pretty(pg_relation_size('suggestion_others')) as index`,
  )
  console.log(`  the table takes ${rows[0]?.size ?? ''}, of it the index of suggested members ${rows[0]?.index ?? ''}`)
}

await using database = options.embedded ? await openEmbeddedBenchDatabase() : await openBenchDatabase('ndloo_bench_training', false)
await run(database)
