// Three account farms and thousands of honest people sign up. Counts who is held for review:
//   npm run chaos signups -- --seed 1 --honest 10000 --farm 500
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { isWithinTargets, runSignUps } from './signups/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    honest: { type: 'string', default: '10000' },
    farm: { type: 'string', default: '500' },
  },
})

await using embedded = await openEmbeddedDatabase()
const db = openDatabase(embedded.pool)
await migrate(db, '.')
const report = await runSignUps(db, {
  seed: Number(values.seed),
  honest: Number(values.honest),
  farm: Number(values.farm),
  onProgress: (done, all) => process.stderr.write(`\r${Math.round((done / all) * 100)} %`),
})
process.stderr.write('\n')
console.table(
  report.map(({ kind, accounts, heldInTime, held }) => ({
    kind,
    accounts,
    'held before the third person': heldInTime,
    held,
    'percent held in time': ((heldInTime / accounts) * 100).toFixed(2),
    'percent held': ((held / accounts) * 100).toFixed(2),
  })),
)
process.exit(isWithinTargets(report) ? 0 : 1)
