import { expect, test } from 'vitest'
import { hideSmallNumbers } from './hide-small-numbers.ts'

test.each([
  { numbers: [120, 44, 15], shown: [120, 44, 15] },
  { numbers: [10, 10, 10], shown: [10, 10, 10] },
  { numbers: [120, 44, 3], shown: [null, 44, null] },
  { numbers: [0, 31, 21], shown: [null, null, 21] },
  // If only 0 and one 19 were hidden, a reader could work both out from the sum: the hidden largest number is at least the shown 19.
  { numbers: [0, 19, 19], shown: [null, null, null] },
  { numbers: [120, 7, 6], shown: [null, null, null] },
  { numbers: [0, 0, 0], shown: [null, null, null] },
])('$numbers is shown as $shown', ({ numbers, shown }) => {
  expect(hideSmallNumbers(numbers)).toEqual(shown)
})

test('a reader who knows the sum of a row and the rule is left with all numbers under ten, where any is shown', () => {
  const most = 45
  // The numbers that each place can have, for each sum and each result shown.
  const possible = new Map<string, Set<number>[]>()
  for (let a = 0; a <= most; a++)
    for (let b = 0; a + b <= most; b++)
      for (let c = 0; a + b + c <= most; c++) {
        const key = `${a + b + c} ${JSON.stringify(hideSmallNumbers([a, b, c]))}`
        const places = possible.get(key) ?? [new Set<number>(), new Set<number>(), new Set<number>()]
        for (const [place, value] of [a, b, c].entries()) places[place]?.add(value)
        possible.set(key, places)
      }
  const underTen = (values: Set<number>) => [...values].filter((value) => value < 10).length
  const shownWithHidden = [...possible].filter(([key]) => /null/.test(key) && /\[.*\d/.test(key))
  expect(shownWithHidden.length).toBeGreaterThan(100)
  expect(shownWithHidden.filter(([, places]) => !places.every((values) => [0, 10].includes(underTen(values))))).toEqual([])
  // Where all numbers are hidden, a reader knows only the sum, which is shown elsewhere. Unless it is 0, it does not determine any number.
  const hidden = [...possible].filter(([key]) => !/\[.*\d/.test(key) && !key.startsWith('0 '))
  expect(hidden.filter(([, places]) => places.some(({ size }) => size < 2))).toEqual([])
})

test('the number of members who were shown people, and the rates, tell no more: every number under ten stays possible', () => {
  // The rule for a smaller least number, so that all pairs of rows can be tried.
  const [least, most] = [3, 13]
  const rows: number[][] = []
  for (let a = 0; a <= most; a++) for (let b = 0; a + b <= most; b++) for (let c = 0; a + b + c <= most; c++) rows.push([a, b, c])
  const known = rows.map((row) => ({ row, shown: hideSmallNumbers(row, least), sum: row.reduce((all, one) => all + one, 0) }))
  const worlds = new Map<string, Set<number>[]>()
  for (const viewers of known)
    for (const outcome of known) {
      const rates = outcome.shown.map((count, place) => {
        const of = viewers.shown[place] ?? null
        return count === null || of === null ? null : ((100 * count) / of).toFixed(1)
      })
      const key = [viewers.sum, viewers.shown, outcome.sum, outcome.shown, rates].join()
      const places = worlds.get(key) ?? Array.from({ length: 6 }, () => new Set<number>())
      for (const [place, value] of [...viewers.row, ...outcome.row].entries()) places[place]?.add(value)
      worlds.set(key, places)
    }
  const withRates = [...worlds].filter(([key]) => /\d\.\d/.test(key))
  const few = withRates.filter(([, places]) =>
    places.some((values) => ![0, least].includes([...values].filter((value) => value < least).length)),
  )
  expect(withRates.length).toBeGreaterThan(1000)
  expect(few).toEqual([])
})
