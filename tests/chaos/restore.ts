// Everything is deleted by mistake; the service goes back to a second before it: npm run chaos restore [-- --seed 1 --bucket --fault erasures]
import { parseArgs } from 'node:util'
import { hasPgBackRest } from './restore/pgbackrest.ts'
import { type PlantedFault, plantedFaults, runRestore } from './restore/run.ts'
import { postgresProgramFolder } from './services/postgres.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, bucket: { type: 'boolean', default: false }, fault: { type: 'string' } },
})
const fault = values.fault as PlantedFault | undefined
const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (fault !== undefined && !Object.hasOwn(plantedFaults, fault)) refuse(`--fault is one of ${Object.keys(plantedFaults).join(', ')}`)
if (postgresProgramFolder === undefined || !hasPgBackRest())
  refuse('it needs PostgreSQL and pgBackRest: apt-get install --no-install-recommends postgresql pgbackrest')

const { before, during, after, wrong } = await runRestore({
  seed: Number(values.seed),
  inBucket: values.bucket,
  fault,
  say: (line) => console.log(line),
})
console.log(`acknowledged writes: ${before} before the moment, ${during} while it passed, ${after} after it`)
for (const what of wrong) console.log(`  ${what}`)
if (wrong.length === 0)
  console.log('everything from before it is there, nothing from after it; the books are sound, the erased stay erased')
if (fault !== undefined)
  console.log(wrong.length > 0 ? `The planted fault ${fault} was found.` : `The planted fault ${fault} WAS NOT FOUND.`)
// With a planted fault, the run succeeds when it finds the fault.
process.exit(wrong.length > 0 === (fault !== undefined) ? 0 : 1)
