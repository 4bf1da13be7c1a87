// Makes a filled table a partitioned one and drops days under load: npm run chaos partitions -- --rows 10000000 --day 1000000 --rate 100
import { parseArgs } from 'node:util'
import { countFailures } from './migrate/during-dump.ts'
import { type PartitionFault, runPartitions } from './partitions/run.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    day: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '100' },
    fault: { type: 'string' },
  },
})
const { migration, drop, statements, requests, wrongCounts } = await runPartitions({
  rows: Number(values.rows),
  dayRows: Number(values.day),
  rate: Number(values.rate),
  service: true,
  fault: values.fault as PartitionFault | undefined,
  say: (text) => console.log(text),
})
const longestMs = 200
const ms = (value: number) => `${Math.round(value)} ms`
for (const [name, { longestWaitMs, longestHoldMs, heldBy }] of Object.entries({ migration, drop }))
  console.log(
    `${name}: a statement waited ${ms(longestWaitMs)} for a lock at most; one kept others out for ${ms(longestHoldMs)} (${heldBy})`,
  )
console.log(`migration and partitions: ${ms(migration.ms)}, with two dumps of 1.5 s in the way`)
console.log(
  `${drop.days} days of ${values.day} rows dropped, each in ${ms(drop.longestDayMs)} at most; the first, behind a dump of 1.5 s, in ${ms(drop.firstDayMs)}`,
)
for (const [name, { asked, failures, worstMs }] of Object.entries({ statements, requests })) {
  console.log(`${asked} ${name}: ${countFailures(failures)} failed, the slowest ${ms(worstMs)}`)
  for (const [why, count] of Object.entries(failures)) console.log(`  ${count}: ${why}`)
}
console.log(`${requests.calm} of the requests failed before the migration`)
console.log(`${wrongCounts} counts lost or doubled`)
const isSafe = [migration, drop].every(({ longestWaitMs, longestHoldMs }) => longestWaitMs <= longestMs && longestHoldMs <= longestMs)
const failed = countFailures(statements.failures) + countFailures(requests.failures) + wrongCounts
if (!isSafe) console.log(`a lock lasted longer than ${longestMs} ms`)
process.exit(isSafe && failed === 0 ? 0 : 1)
