// Compares money with a model while the server is killed and the database crashes:
//   npm run chaos money -- --operations 100000 --seed 1 [--fault no-key]
import { parseArgs } from 'node:util'
import { type FaultName, plantedFaults } from './money/faults.ts'
import { runMoneyChaos } from './money/run.ts'

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    members: { type: 'string', default: '80' },
    workers: { type: 'string', default: '16' },
    pause: { type: 'string', default: '8000' },
    fault: { type: 'string' },
    embedded: { type: 'boolean', default: false },
  },
})
const { fault } = values
if (fault !== undefined && !Object.hasOwn(plantedFaults, fault)) {
  console.error(`--fault is one of ${Object.keys(plantedFaults).join(', ')}`)
  process.exit(2)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const report = await runMoneyChaos({
  operations: Number(values.operations),
  seed: Number(values.seed),
  members: Number(values.members),
  workers: Number(values.workers),
  pause: { ms: Number(values.pause) },
  database: values.embedded ? 'embedded' : 'cluster',
  fault: fault as FaultName | undefined,
  stop: stop.signal,
  say: (line) => console.log(line),
})
console.log(
  `${report.operations} operations in ${report.seconds} s (${report.calls} calls, ${report.lost} of them without an answer), ${report.kills} kills of the server, ` +
    `${report.crashes} of the database: ${report.wrong.length} wrong`,
)
if (fault !== undefined)
  console.log(report.wrong.length > 0 ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault.
process.exit(report.wrong.length > 0 === (fault !== undefined) ? 0 : 1)
