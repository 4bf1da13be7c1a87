import { expect, test } from 'vitest'
import { toldApart } from './same-cell.ts'
import { isFull, say } from './world.ts'

const minutes = 60_000
const count = isFull ? 2000 : 12

test(
  'two members of one cell are told apart by no endpoint, order, count, event or mail',
  async () => {
    const apart = await toldApart({ count, planted: 0 })
    say(`same cell: ${count} pairs, told apart: ${apart.length} (target 0)`)
    expect(apart).toEqual([])
  },
  isFull ? 40 * minutes : 2 * minutes,
)

test(
  'pairs kept at their exact positions are found, and only they',
  async () => {
    const apart = await toldApart({ count: 12, planted: 4 })
    say(`same cell, 4 of 12 pairs planted: told apart: ${apart.length}`)
    expect(apart).toEqual([0, 1, 2, 3])
  },
  2 * minutes,
)
