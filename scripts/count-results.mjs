import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Sums the results of all test runners and prints one line.
const [folder = 'build/results'] = process.argv.slice(2)
const totals = { passed: 0, failed: 0, skipped: 0 }
const runs = existsSync(folder) ? readdirSync(folder) : []

for (const name of runs) {
  const unit = join(folder, name, 'unit.json')
  if (existsSync(unit)) {
    const result = JSON.parse(readFileSync(unit, 'utf8'))
    totals.passed += result.numPassedTests
    totals.failed += result.numFailedTests
    totals.skipped += result.numPendingTests
  }
  for (const journeys of [join(folder, name, 'e2e.json'), join(folder, name, 'relay.json')]) {
    if (!existsSync(journeys)) continue
    const { stats } = JSON.parse(readFileSync(journeys, 'utf8'))
    totals.passed += stats.expected + stats.flaky
    totals.failed += stats.unexpected
    totals.skipped += stats.skipped
  }
}
if (totals.passed === 0) {
  console.error('no test was run')
  process.exit(1)
}
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`)
