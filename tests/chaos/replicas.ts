// Members read from replicas that fall behind and die, and must see what they and others have just written:
//   npm run chaos replicas -- [--seed 1 --pairs 100000 --longest-delay 5000 --fault unchecked]
import { parseArgs } from 'node:util'
import { postgresProgramFolder } from './services/postgres.ts'
import { redisProgramPath } from './services/redis.ts'
import { type PlantedFault, plantedFaults, runReplicas, shareOfReplicas } from './replicas/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '100000' },
    writers: { type: 'string', default: '8' },
    // In milliseconds; 0 leaves the replicas alone.
    'longest-delay': { type: 'string', default: '5000' },
    fault: { type: 'string' },
  },
})
const fault = values.fault as PlantedFault | undefined
const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (fault !== undefined && !Object.hasOwn(plantedFaults, fault)) refuse(`--fault is ${Object.keys(plantedFaults).join(', ')}`)
if (postgresProgramFolder === undefined || redisProgramPath === undefined) refuse('PostgreSQL and redis-server are needed')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const run = await runReplicas({
  seed: Number(values.seed),
  pairs: Number(values.pairs),
  writers: Number(values.writers),
  disturbance: { longestMs: Number(values['longest-delay']), deathEveryMs: 20_000 },
  fault,
  stop: stop.signal,
  say: (line) => console.log(line),
})
const { pairs, stale, failed, reads, medianMs, slowMs, pairsPerSecond } = run
console.log(`${pairs} pairs, ${pairsPerSecond.toFixed(0)} per second: ${stale.length} stale, ${failed.length} failed`)
console.log(`reads by server: ${[...reads].map(([server, count]) => `${server} ${count}`).join(', ')}`)
console.log(
  `${(shareOfReplicas(reads) * 100).toFixed(1)} % from replicas; a read took ${medianMs.toFixed(1)} ms, 1 of 100 longer than ${slowMs.toFixed(1)} ms`,
)
for (const line of [...stale.slice(0, 10), ...failed.slice(0, 10)]) console.log(`  ${line}`)
if (fault !== undefined)
  console.log(stale.length > 0 ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault. A run in which no replica answered proves nothing.
const isGood = fault === undefined ? stale.length + failed.length === 0 && shareOfReplicas(reads) > 0 : stale.length > 0
process.exit(isGood ? 0 : 1)
