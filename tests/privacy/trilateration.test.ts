import { afterEach, expect, test } from 'vitest'
import type { TestApp } from '../support/app/test-app.ts'
import { isPrivate, leastFifth, leastMedian, type Result, trilaterate } from './trilateration.ts'
import { isFull, openWorld, say } from './world.ts'

let testApp: TestApp
afterEach(() => testApp[Symbol.asyncDispose]())

const size = isFull ? { victims: 800, standpoints: 120 } : { victims: 60, standpoints: 24 }
const minutes = 60_000

const tell = (title: string, results: readonly Result[]) => {
  say(
    `${title}: ${size.victims} members from ${size.standpoints} standpoints; metres off (targets: median ≥ ${leastMedian}, 5th percentile ≥ ${leastFifth})`,
  )
  for (const { method, median, fifth } of results)
    say(`  ${method.padEnd(24)} median ${median.toFixed(0).padStart(5)}   5th percentile ${fifth.toFixed(0).padStart(5)}`)
}

test(
  'an attacker with many accounts learns the cell and nothing more',
  async () => {
    testApp = await openWorld()
    const { results, reordered } = await trilaterate(testApp, size)
    tell('trilateration', results)
    say(`  pairs whose order depends on the place of the account: ${reordered} (target 0)`)
    expect(results.filter((result) => !isPrivate([result]))).toEqual([])
    expect(reordered).toBe(0)
  },
  (isFull ? 40 : 5) * minutes,
)

test(
  'with exact positions planted the attacker locates everybody',
  async () => {
    testApp = await openWorld()
    const { results } = await trilaterate(testApp, { ...size, faults: { exact: true } })
    tell('exact positions planted', results)
    // All methods that measure distances succeed; the order reveals nothing here either.
    expect(results.filter((result) => !isPrivate([result])).map(({ method }) => method)).toEqual([
      'averaging',
      'shown distance',
      'filter of 5, 10, 20 km',
      'both together',
    ])
  },
  (isFull ? 40 : 5) * minutes,
)
