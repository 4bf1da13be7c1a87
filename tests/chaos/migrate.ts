// Runs a migration during a database dump of `--dump` seconds, while the server answers `--rate` requests a second:
// npm run chaos migrate -- --rate 100 --dump 20
import { parseArgs } from 'node:util'
import { countFailures, migrateDuringDump } from './migrate/during-dump.ts'

const { values } = parseArgs({ options: { rate: { type: 'string', default: '100' }, dump: { type: 'string', default: '20' } } })
const run = await migrateDuringDump({ rate: Number(values.rate), dumpMs: Number(values.dump) * 1000 })
const failed = countFailures(run.failures)
console.log(`before, at the same rate: ${run.calm.failed} failed, the slowest ${Math.round(run.calm.worstMs)} ms`)
console.log(`${run.asked} requests at ${values.rate} a second: ${failed} failed, the slowest ${Math.round(run.worstMs)} ms`)
console.log(`a read of member in the database took ${Math.round(run.longestReadMs)} ms at most`)
for (const [why, count] of Object.entries(run.failures)) console.log(`  ${count}: ${why}`)
console.log(
  run.readyAfterMs === undefined
    ? 'the new process was not ready within a minute after the dump'
    : `the new process was ready ${Math.round(run.readyAfterMs)} ms after the dump, started again ${run.restarts} times`,
)
process.exit(failed === 0 && run.readyAfterMs !== undefined && run.restarts === 0 ? 0 : 1)
