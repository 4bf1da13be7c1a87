import { expect, test } from 'vitest'
import { toldApart } from './same-cell.ts'
import { isFull, say } from './world.ts'

const minutes = 60_000
/** PAIRS=2000 is the full measurement. */
const count = Number(process.env.PAIRS ?? (isFull ? 2000 : 12))

test(
  'no endpoint, order, count, event or mail distinguishes two members in one cell',
  async () => {
    const began = performance.now()
    const progress = (done: number) =>
      isFull ? say(`${done} pairs after ${((performance.now() - began) / 60_000).toFixed(1)} min`) : undefined
    const apart = await toldApart({ count, planted: 0 }, progress)
    say(`same cell: ${apart.length} distinguishable of ${count} pairs (target 0)`)
    expect(apart).toEqual([])
  },
  5 * minutes + count * 10_000,
)

test(
  'exactly the pairs stored at exact positions are found',
  async () => {
    const apart = await toldApart({ count: 12, planted: 4 })
    say(`same cell, 4 of 12 pairs planted: told apart: ${apart.length}`)
    expect(apart).toEqual([0, 1, 2, 3])
  },
  5 * minutes,
)
