// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { runSignUps } from './run.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database[Symbol.asyncDispose]())

test(
  'of three small farms few reach a third person and nearly all are held, of the honest people nearly nobody',
  { timeout: 120_000 },
  async () => {
    const report = await runSignUps(database.db, { seed: 7, honest: 300, farm: 100 })
    expect(report.map(({ kind, accounts }) => [kind, accounts])).toEqual([
      ['honest', 300],
      ['one-network', 100],
      ['many-networks', 100],
      ['slow-drip', 100],
    ])
    const [honest, ...farms] = report
    expect(honest?.held).toBeLessThanOrEqual(2)
    // The first accounts of a farm pass until the farm is recognised, whatever its size: at most 25, which are five percent of 500.
    for (const { kind, accounts, held, heldInTime } of farms) {
      expect(accounts - heldInTime, kind).toBeLessThanOrEqual(25)
      expect(held, kind).toBeGreaterThanOrEqual(accounts * 0.95)
    }
  },
)
