// The primary of a cluster fails in six ways while members write:
//   npm run chaos failover -- [--seed 1 --rounds 1 --kinds kill,crash,freeze,partition,switchover,stall --store etcd --fault asynchronous --reads --short]
import { parseArgs } from 'node:util'
import { listMissingPackages } from './cluster/programs.ts'
import { type FailureKind, failureKinds } from './failover/faults.ts'
import { findFailoverProblems, type FailoverRound, type PlantedFault, plantedFaults, runFailovers } from './failover/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
    kinds: { type: 'string', default: failureKinds.join(',') },
    store: { type: 'string', default: 'etcd' },
    // Processes read from standbys, also while there is no primary.
    reads: { type: 'boolean', default: false },
    fault: { type: 'string' },
    // For CI: one power cut until members write again. If the packages of a cluster are missing, it says so and succeeds.
    short: { type: 'boolean', default: false },
  },
})
const kinds = values.short ? ['kill'] : values.kinds.split(',')
const fault = values.fault as PlantedFault | undefined
const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (kinds.some((kind) => !failureKinds.includes(kind as FailureKind))) refuse(`--kinds are some of ${failureKinds.join(', ')}`)
if (fault !== undefined && !Object.hasOwn(plantedFaults, fault)) refuse(`--fault is one of ${Object.keys(plantedFaults).join(', ')}`)
if (values.store !== 'etcd' && values.store !== 'etcd3') refuse('--store is etcd or etcd3')

const missing = listMissingPackages()
if (missing.length > 0) {
  const why = `a cluster needs the packages ${missing.join(', ')}: apt-get install --no-install-recommends ${missing.join(' ')}`
  if (!values.short) refuse(why)
  console.log(`skipped: ${why}`)
  process.exit(0)
}

const stop = new AbortController()
// A signal can come twice, to the group of processes and to this one; the second must not cut off the cleaning up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error('stopped')))
const rounds = await runFailovers({
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  kinds: kinds as FailureKind[],
  store: values.store as 'etcd' | 'etcd3',
  reads: values.reads,
  fault,
  short: values.short,
  stop: stop.signal,
  say: (line) => console.log(line),
}).catch((error: unknown): never => {
  // Exit code 1 would mean that writes were lost or stored twice.
  console.error(error)
  process.exit(3)
})

const longest = (of: readonly FailoverRound[], field: 'longestWithoutWrite' | 'longestWithoutRead' | 'slowestWrite'): string =>
  `${(Math.max(...of.map((round) => round[field])) / 1000).toFixed(1)} s`
const sum = (of: readonly FailoverRound[], count: (round: FailoverRound) => number): number =>
  of.reduce((total, round) => total + count(round), 0)
console.log('\nkind        rounds  writes  refused  longest without write / read  slowest write  lost  doubled  stale')
for (const kind of new Set(rounds.map((round) => round.kind))) {
  const own = rounds.filter((round) => round.kind === kind)
  const cells = [kind.padEnd(10), own.length, sum(own, ({ writes }) => writes), sum(own, ({ refused }) => refused)]
  const times = `${longest(own, 'longestWithoutWrite')} / ${longest(own, 'longestWithoutRead')}  ${longest(own, 'slowestWrite')}`
  console.log(
    `${cells.join('  ')}  ${times}  ${sum(own, ({ lost }) => lost.length)}  ${sum(own, ({ doubled }) => doubled.length)}  ${sum(own, ({ stale }) => stale.length)}`,
  )
}
const isWrong = rounds.some((round) => findFailoverProblems(round, values.short).length > 0)
for (const round of rounds) for (const what of [...round.lost, ...round.doubled].slice(0, 10)) console.log(`  ${what}`)
if (fault !== undefined) console.log(isWrong ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault.
process.exit(isWrong === (fault !== undefined) ? 0 : 1)
