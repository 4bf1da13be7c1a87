// Watches the memory of a server while members use it for two hours.
//   npm run bench memory -- [--members 100000] [--minutes 120] [--rate 10] [--sockets 200]
// Prints the resident memory every five minutes, that of the first half, and how fast it grows in the second half.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { argon2 } from '#features/auth/server/password/passwords.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createTempFolder } from '../../chaos/chat/servers.ts'
import { buildServer } from '../../chaos/bundling/build-server.ts'
import { startPostgres } from '../../chaos/services/postgres.ts'
import { startClientFleet } from '../chat/client-fleet.ts'
import { loadMembers } from '../feed/load-members.ts'
import { residentBytes } from '../measure/cpu-time.ts'
import { openBenchDatabase } from '../measure/database.ts'
import { type Action, createActions, password, pickVisitors, type Visitor } from './actions.ts'
import { openServer, startMailbox } from './environment.ts'
import { growthPerHour, type MemorySample } from './memory-growth.ts'
import { preparePhotos } from './photos.ts'
import { insertMemberData, sessionTokenOf } from './tables.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '200' },
  },
})
const [members, minutes, rate, sockets] = [options.members, options.minutes, options.rate, options.sockets].map(Number) as [
  number,
  number,
  number,
  number,
]
const target = { megabytes: 350, growthMegabytesPerHour: 5 }
/** Maximum number of actions that wait for an answer. With more, the server would be overloaded and the result meaningless. */
const mostWaiting = 50

/** Node's and the allocator's settings in the unit of a service. */
const unitSettings = Object.fromEntries(
  Array.from(
    readFileSync('deploy/systemd/ndloo@.service', 'utf8').matchAll(/(NODE_OPTIONS|MALLOC_\w+)=(--[^"]+|\S+)/g),
    ([, name = '', value = '']): [string, string] => [name, value],
  ),
)

const print = (line: string) => console.log(line)
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`

const { jpeg } = await preparePhotos(undefined)
await using folder = await createTempFolder()
await using bundle = await buildServer()
await using mailbox = await startMailbox()
await using postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '2GB' })
await using bench = await openBenchDatabase('ndloo_memory', true, postgres.url)
await loadMembers(bench.client, members, 6)
await insertMemberData(bench.client, await argon2.hash(password))
const visitors = await pickVisitors(bench.client, 700)
await using server = await openServer(
  {
    main: bundle.main,
    environment: {
      ...unitSettings,
      DATA_DIR: folder.path,
      DEMO: '0',
      SMTP_URL: mailbox.url,
      ALLOW_EMBEDDED_PAYMENTS: '0',
      LIMIT_FACTOR: '1000',
    },
  },
  { DATABASE_URL: bench.url },
)
print(`${members} members; ${rate} actions a second, ${sockets} sockets; just started ${megabytes(residentBytes(server.pid()))}`)

const { opening, matches, profile, like, dislike, conversations, conversation, login, upload } = createActions(server.address, jpeg)
const swipe =
  (react: Action): Action =>
  async (visitor, number) => {
    if (visitor.shown.length === 0) await matches(visitor, number)
    if (visitor.shown.length > 0) await react(visitor, number)
  }
/** What members do in an evening: how many of a hundred actions are of which kind. */
const mix: readonly [number, Action][] = [
  [8, opening],
  [15, matches],
  [15, profile],
  [10, swipe(like)],
  [25, swipe(dislike)],
  [12, conversations],
  [13, conversation],
  [1, login],
  [1, upload],
]
const random = createSeededRandom(1)
const draw = (): Action => {
  let share = random.below(mix.reduce((sum, [weight]) => sum + weight, 0))
  return (mix.find(([weight]) => (share -= weight) < 0) ?? mix[0] ?? [0, opening])[1]
}

using fleet = startClientFleet(1)
await fleet.connect(
  'talk',
  server.address,
  visitors.slice(0, sockets / 2).flatMap(({ id, peer }) => [
    { id, token: sessionTokenOf(id), peer },
    { id: peer, token: sessionTokenOf(peer), peer: id },
  ]),
)

const counts = { done: 0, failed: 0, leftOut: 0, waiting: 0 }
let lastFailure: unknown
const act = async (visitor: Visitor): Promise<void> => {
  counts.waiting++
  try {
    await draw()(visitor, counts.done)
    counts.done++
  } catch (error) {
    counts.failed++
    lastFailure = error
  }
  counts.waiting--
}

const samples: MemorySample[] = []
const start = performance.now()
const minutesPassed = () => (performance.now() - start) / 60_000
let talkAt = 0
for (let tick = 0; minutesPassed() < minutes; tick++) {
  if (counts.waiting < mostWaiting) void act(visitors[random.below(visitors.length)] as Visitor)
  else counts.leftOut++
  if (minutesPassed() >= talkAt) {
    talkAt++
    samples.push({ minute: minutesPassed(), bytes: residentBytes(server.pid()) })
    // Errors are ignored, because the end of the measurement cuts off messages that are still under way.
    void fleet.talk('talk', 4, 2).catch(() => {})
    const last = samples.at(-1)
    if ((samples.length - 1) % 5 === 0 && last !== undefined)
      print(
        `${last.minute.toFixed(0).padStart(4)} min  ${megabytes(last.bytes)}  ${JSON.stringify(counts)}  load ${loadavg()[0]?.toFixed(1)}`,
      )
  }
  await sleep(Math.max(0, start + (tick + 1) * (1000 / rate) - performance.now()))
}
if (lastFailure !== undefined) print(`the last failure: ${String(lastFailure)}`)
const half = samples.filter(({ minute }) => minute < minutes / 2).at(-1)
const growth = growthPerHour(samples.filter(({ minute }) => minute >= minutes / 2))
const verdict = (reached: boolean) => (reached ? 'reached' : 'MISSED ')
print(
  `${verdict((half?.bytes ?? 0) <= target.megabytes * 2 ** 20)} after half of the time: ${megabytes(half?.bytes ?? 0)} (target ≤ ${target.megabytes} MB)`,
)
print(
  `${verdict(growth / 2 ** 20 <= target.growthMegabytesPerHour)} growth in the second half: ${(growth / 2 ** 20).toFixed(1)} MB an hour (target ≤ ${target.growthMegabytesPerHour})`,
)
await fleet.close('talk')
await server.stop()
