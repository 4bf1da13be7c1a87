// @slow
import { expect, test } from 'vitest'
import { isFullRun } from '../support/is-full-run.ts'
import { findDistinguishablePairs } from './same-cell.ts'
import { printResult } from './setup.ts'

const minutes = 60_000
const count = isFullRun ? 2000 : 4

test(
  'no endpoint, order, count, event or mail distinguishes two members in one cell',
  async () => {
    const startedAt = performance.now()
    const progress = (done: number) =>
      isFullRun ? printResult(`${done} pairs after ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`) : undefined
    const apart = await findDistinguishablePairs({ count, planted: 0 }, progress)
    printResult(`same cell: ${apart.length} distinguishable of ${count} pairs (target 0)`)
    expect(apart).toEqual([])
  },
  5 * minutes + count * 10_000,
)

test(
  'exactly the pairs stored at exact positions are found',
  async () => {
    const apart = await findDistinguishablePairs({ count: 3, planted: 1 })
    printResult(`same cell, 1 of 3 pairs planted: told apart: ${apart.length}`)
    expect(apart).toEqual([0])
  },
  5 * minutes,
)
