// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { isWithinTargets, runSignUps } from './run.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database[Symbol.asyncDispose]())

test('of three small farms nearly everybody is held in time, of the honest people nearly nobody', { timeout: 120_000 }, async () => {
  const report = await runSignUps(database.db, { seed: 7, honest: 400, farm: 150 })
  expect(report.map(({ kind, accounts }) => [kind, accounts])).toEqual([
    ['honest', 400],
    ['one-network', 150],
    ['many-networks', 150],
    ['slow-drip', 150],
  ])
  expect(isWithinTargets(report), JSON.stringify(report)).toBe(true)
})
