// @slow
import { afterEach, expect, test } from 'vitest'
import type { TestApp } from '../support/app/test-app.ts'
import { meetsTargets, minFifthPercentileMetres, minMedianMetres, type AttackResult, trilaterate } from './trilateration.ts'
import { isFullRun } from '../support/is-full-run.ts'
import { openPrivacyApp, printResult } from './setup.ts'

let testApp: TestApp
afterEach(() => testApp[Symbol.asyncDispose]())

const size = isFullRun ? { victims: 800, standpoints: 120 } : { victims: 40, standpoints: 15 }
/** Exact positions show in a few members, too. */
const plantedSize = isFullRun ? size : { ...size, victims: 12 }
const minutes = 60_000

const printResults = (title: string, { victims, standpoints }: typeof size, results: readonly AttackResult[]) => {
  printResult(
    `${title}: ${victims} members from ${standpoints} standpoints; metres off (targets: median ≥ ${minMedianMetres}, 5th percentile ≥ ${minFifthPercentileMetres})`,
  )
  for (const { method, median, fifth } of results)
    printResult(`  ${method.padEnd(24)} median ${median.toFixed(0).padStart(5)}   5th percentile ${fifth.toFixed(0).padStart(5)}`)
}

test(
  'an attacker with many accounts learns the cell and nothing more',
  async () => {
    testApp = await openPrivacyApp()
    const { results, reordered } = await trilaterate(testApp, size)
    printResults('trilateration', size, results)
    printResult(`  pairs whose order depends on the place of the account: ${reordered} (target 0)`)
    expect(results.filter((result) => !meetsTargets([result]))).toEqual([])
    expect(reordered).toBe(0)
  },
  (isFullRun ? 40 : 5) * minutes,
)

test(
  'with exact positions planted the attacker locates everybody',
  async () => {
    testApp = await openPrivacyApp()
    const { results } = await trilaterate(testApp, { ...plantedSize, faults: { exact: true } })
    printResults('exact positions planted', plantedSize, results)
    // All methods that measure distances succeed; the order reveals nothing here either.
    expect(results.filter((result) => !meetsTargets([result])).map(({ method }) => method)).toEqual([
      'averaging',
      'shown distance',
      'filter of 5, 10, 20 km',
      'both together',
    ])
  },
  (isFullRun ? 40 : 5) * minutes,
)
