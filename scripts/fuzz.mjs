// Runs the fuzzer with more requests: `npm run chaos fuzz -- --runs 5000 --seed 7 --only 'POST /gift'`. On PostgreSQL with TEST_DATABASE_URL.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '600' }, seed: { type: 'string' }, only: { type: 'string' } },
})
if (!/^\d+$/.test(values.runs) || (values.seed !== undefined && !/^-?\d+$/.test(values.seed)))
  throw new Error('--runs and --seed are numbers')
const env = {
  ...process.env,
  FUZZ_RUNS: values.runs,
  ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
  ...(values.only === undefined ? {} : { FUZZ_ONLY: values.only }),
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/contract/fuzz.test.ts'], {
  stdio: 'inherit',
  env,
})
process.exitCode = status ?? 1
