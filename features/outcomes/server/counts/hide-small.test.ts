import { expect, test } from 'vitest'
import { hideSmall } from './hide-small.ts'

test.each([
  [
    [120, 44, 15],
    [120, 44, 15],
  ],
  [
    [120, 44, 3],
    [120, null, null],
  ],
  [
    [120, 7, 6],
    [120, null, null],
  ],
  [
    [120, 3, 0],
    [null, null, null],
  ],
  [
    [10, 9, 10],
    [null, null, 10],
  ],
  [
    [0, 0, 0],
    [null, null, null],
  ],
])('%o is shown as %o', (numbers, shown) => {
  expect(hideSmall(numbers)).toEqual(shown)
})

/** Every row that is shown like this one and has the same sum. */
const alike = (numbers: readonly number[], most: number): number[][] => {
  const sum = numbers.reduce((all, one) => all + one, 0)
  const wanted = JSON.stringify(hideSmall(numbers))
  const found: number[][] = []
  for (let a = 0; a <= most; a++)
    for (let b = 0; b <= most; b++) {
      const row = [a, b, sum - a - b]
      if (sum - a - b >= 0 && JSON.stringify(hideSmall(row)) === wanted) found.push(row)
    }
  return found
}

test('whoever knows the sum and the rule cannot work out a number under ten', () => {
  const few = [0, 1, 5, 9, 10, 11, 19, 30]
  for (const a of few)
    for (const b of few)
      for (const c of few) {
        const row = [a, b, c]
        const possible = alike(row, 60)
        for (const [place, value] of row.entries())
          if (value < 10 && row.some((other) => other > 0)) {
            expect(new Set(possible.map((one) => one[place])).size, JSON.stringify(row)).toBeGreaterThan(1)
          }
      }
})
