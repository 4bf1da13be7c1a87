// `npm run bench <name>` and `npm run chaos <name>`: the measurements and fault runs of tests/bench and tests/chaos. Without a name, the list.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const [kind = 'bench', name, ...args] = process.argv.slice(2)
const folder = `tests/${kind}`
const bin = (program) => `node_modules/.bin/${program}`

/** Measurements that are not programs in the folder. */
const special = {
  bench: {
    calls: {
      about: 'bandwidth of a call through a relay (needs coturn)',
      command: [bin('playwright'), 'test', '--config', 'tests/journeys/playwright.relay.config.ts', '--project', 'measure'],
    },
    capacity: {
      about: 'processor time per action at 1, 2 and 4 processes and 0, 1 and 2 replicas, and the size of a service that follows',
      command: [bin('tsx'), 'tests/bench/capacity/measure-capacity.ts'],
    },
    events: {
      about: 'processor time of live events at 2 to 16 processes on one Redis, and of a process that closes 2,000 sockets',
      command: [bin('tsx'), 'tests/bench/events/measure-events.ts'],
    },
    import: {
      about: 'imports 100,000 made-up members, again without a change, and measures the rate of photos',
      command: [bin('tsx'), 'tests/bench/imports/measure-import.ts'],
    },
    'large-tables': {
      about: 'what members do at 10 and at 100 million messages and reactions (60 GB of disk, about an hour)',
      command: [bin('tsx'), 'tests/bench/large-tables/measure-large-tables.ts'],
    },
    memory: {
      about: 'resident memory of a server in two hours of mixed load, and how fast it grows in the second',
      command: [bin('tsx'), 'tests/bench/sizing/measure-memory.ts'],
    },
    presses: {
      about: 'every control of every screen and dialog is pressed, in five languages at three widths (half an hour)',
      command: [bin('playwright'), 'test', '--config', 'tests/journeys/playwright.presses.config.ts'],
    },
    plans: {
      about: "explains every statement of a member's day at 100,000 members, whether its plan is kept or made anew",
      command: [bin('tsx'), 'tests/bench/plans/measure-plans.ts'],
    },
    privacy: {
      about: 'what an attacker learns about a location, full run',
      command: [bin('vitest'), 'run', 'tests/privacy'],
      env: { TESTS: 'full' },
    },
    requests: {
      about: "round trips and processor time of each request of a member's day, and of a like beside a bare upsert",
      command: [bin('tsx'), 'tests/bench/requests/measure-requests.ts'],
    },
    town: {
      about: 'one run of the counts of the town, and the matches of the console',
      command: [bin('tsx'), 'tests/bench/town/measure-town.ts'],
    },
    scams: {
      about: 'how many written scams are found, and how many honest conversations are taken for one',
      command: [bin('tsx'), 'tests/bench/scams/measure-scams.ts'],
    },
  },
  chaos: {
    fuzz: { about: 'throws generated input at the whole contract', command: [process.execPath, 'scripts/fuzz.mjs'] },
  },
}[kind]
/** Measurements that need a current build. */
const built = ['web', 'slow-start', 'data-saver', 'attack', 'presses', 'memory']

const programs = readdirSync(folder)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
const names = [...programs, ...Object.keys(special)].toSorted((one, other) => one.localeCompare(other))

/** The comment at the top of a program says what it measures. */
const about = (one) =>
  special[one]?.about ?? /^\/\/ ?(.*)$/m.exec(readFileSync(`${folder}/${one}.ts`, 'utf8').split('\n').slice(0, 3).join('\n'))?.[1] ?? ''

if (name === undefined || !names.includes(name)) {
  const longest = Math.max(...names.map((one) => one.length))
  process.stdout.write(`npm run ${kind} <name> [-- options]\n\n`)
  for (const one of names) process.stdout.write(`  ${one.padEnd(longest)}  ${about(one)}\n`)
  process.exit(name === undefined ? 0 : 2)
}

const run = ([program, ...rest], env = {}) => {
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
if (built.includes(name)) run([process.execPath, 'scripts/build.mjs'])
const { command = [bin('tsx'), `${folder}/${name}.ts`], env } = special[name] ?? {}
run([...command, ...args], env)
