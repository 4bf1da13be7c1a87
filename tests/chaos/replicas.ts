// Members read from replicas that fall behind and die, and must see what they and others have just written:
//   npm run chaos replicas -- [--seed 1 --pairs 100000 --longest-delay 5000 --fault unchecked]
// With --outages 8, the primary dies or is cut off eight times, while one replica has received less than the other. Members read on:
//   npm run chaos replicas -- --outages 8 [--seed 1 --fault uncompared]
import { parseArgs } from 'node:util'
import { postgresProgramFolder } from './services/postgres.ts'
import { redisProgramPath } from './services/redis.ts'
import { type PlantedOutageFault, plantedOutageFaults, runOutages } from './replicas/outages.ts'
import { type PlantedFault, plantedFaults, runReplicas, shareOfReplicas } from './replicas/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '100000' },
    writers: { type: 'string', default: '8' },
    // The longest delay of replicas in milliseconds; with 0 replicas neither fall behind nor die.
    'longest-delay': { type: 'string', default: '5000' },
    outages: { type: 'string' },
    fault: { type: 'string' },
  },
})
const isOutageRun = values.outages !== undefined
const faults = isOutageRun ? plantedOutageFaults : plantedFaults
const { fault } = values
const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (fault !== undefined && !Object.hasOwn(faults, fault)) refuse(`--fault is ${Object.keys(faults).join(', ')}`)
if (postgresProgramFolder === undefined || redisProgramPath === undefined) refuse('PostgreSQL and redis-server are needed')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const common = { seed: Number(values.seed), stop: stop.signal, say: (line: string) => console.log(line) }

/** What members saw that was wrong, and whether replicas answered at all. */
interface Outcome {
  stale: string[]
  failed: string[]
  wasServed: boolean
}

const lagAndDie = async (): Promise<Outcome> => {
  const { pairs, stale, failed, reads, medianMs, slowMs, pairsPerSecond } = await runReplicas({
    ...common,
    pairs: Number(values.pairs),
    writers: Number(values.writers),
    disturbance: { longestMs: Number(values['longest-delay']), deathEveryMs: 20_000 },
    fault: fault as PlantedFault | undefined,
  })
  console.log(`${pairs} pairs, ${pairsPerSecond.toFixed(0)} per second: ${stale.length} stale, ${failed.length} failed`)
  console.log(`reads by server: ${[...reads].map(([server, count]) => `${server} ${count}`).join(', ')}`)
  console.log(
    `${(shareOfReplicas(reads) * 100).toFixed(1)} % from replicas; a read took ${medianMs.toFixed(1)} ms, 1 of 100 longer than ${slowMs.toFixed(1)} ms`,
  )
  return { stale, failed, wasServed: shareOfReplicas(reads) > 0 }
}

const losePrimary = async (): Promise<Outcome> => {
  const run = await runOutages({ ...common, outages: Number(values.outages), fault: fault as PlantedOutageFault | undefined })
  for (const kind of ['killed', 'cut off'] as const)
    console.log(`${kind}: ${run.answered[kind]} reads, longest without one ${(run.longestWithoutRead[kind] / 1000).toFixed(1)} s`)
  console.log(
    `${run.stale.length} stale, ${run.refused} refused; ${[...run.results].map(([what, count]) => `${what} ${count}`).join(', ')}`,
  )
  return { stale: run.stale, failed: [], wasServed: (run.results.get('answered') ?? 0) > 0 }
}

const { stale, failed, wasServed } = isOutageRun ? await losePrimary() : await lagAndDie()
for (const line of [...stale.slice(0, 10), ...failed.slice(0, 10)]) console.log(`  ${line}`)
if (fault !== undefined)
  console.log(stale.length > 0 ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault. A run in which no replica answered proves nothing.
const isGood = fault === undefined ? stale.length + failed.length === 0 && wasServed : stale.length > 0
process.exit(isGood ? 0 : 1)
