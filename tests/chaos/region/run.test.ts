// @slow
import { describe, expect, test } from 'vitest'
import { postgresProgramFolder } from '../services/postgres.ts'
import { plantedFaults, runRegion } from './run.ts'

const options = { seed: 1, members: 600, viewers: 8, reactions: [100], stop: new AbortController().signal, say: () => {} }

// Without the programs of PostgreSQL there is nothing to start.
describe.runIf(postgresProgramFolder !== undefined)('search cards of a part of the world on a server of their own', () => {
  test('give the feed of one database, also after each server was killed', { timeout: 300_000 }, async () => {
    const { before, after, checks, costs } = await runRegion(options)
    expect([...before.differences, ...(after?.differences ?? []), ...(costs?.differences ?? [])]).toEqual([])
    expect(before.pages).toBeGreaterThan(10)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
  })

  test.each(plantedFaults)('show the planted fault %s', { timeout: 300_000 }, async (fault) => {
    const { before } = await runRegion({ ...options, fault })
    expect(before.differences).not.toEqual([])
  })
})
