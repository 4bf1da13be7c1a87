import { expect, test } from 'vitest'
import { roundAndMergePlaces, type PlaceCounts } from './round-and-merge-places.ts'

const place = (city: string, month: number[], week = month.map(() => 0), country = 'CM'): PlaceCounts => ({ country, city, week, month })

test('places with few people are folded into the rest of their country, and those of few countries into the rest of all', () => {
  const folded = roundAndMergePlaces([
    place('Douala', [57, 12, 3], [20, 9, 0]),
    place('Kribi', [9, 4, 0]),
    place('Limbe', [8, 1, 0]),
    place('Buea', [5, 1, 1]),
    place('Lagos', [7, 2, 0], [7, 2, 0], 'NG'),
    place('Accra', [6, 2, 0], [6, 2, 0], 'GH'),
    place('Tema', [5, 2, 0], [5, 2, 0], 'GH'),
  ])
  expect(folded).toEqual([
    { country: 'CM', city: 'Douala', month: [50, 10, null], week: [20, null, null] },
    // The rest of Cameroon alone would be 22 members in three places, which tells that each place has somebody. So six places are merged.
    { country: '', city: '', month: [40, 10, null], week: [10, null, null] },
  ])
})

test('a sum is hidden where it would tell that each of the folded places has somebody', () => {
  expect(roundAndMergePlaces([place('Kribi', [9]), place('Limbe', [9])])).toEqual([])
  expect(roundAndMergePlaces([place('Kribi', [9]), place('Limbe', [9]), place('Buea', [1])])).toEqual([
    { country: 'CM', city: '', month: [10], week: [null] },
  ])
  expect(roundAndMergePlaces([place('Kribi', [9])])).toEqual([])
})

/** Every way to fill `size` cells with 0 to `most`. */
const worlds = (size: number, most: number): number[][] =>
  size === 0 ? [[]] : worlds(size - 1, most).flatMap((rest) => Array.from({ length: most + 1 }, (_, value) => [...rest, value]))

/** Checks what a reader of the table can find out: a hidden cell may be any small number, and a shown cell any number of its rounding step. */
const expectNothingLearned = (least: number, cases: readonly { cells: number[]; places: PlaceCounts[] }[]) => {
  const seen = new Map<string, Set<number>[]>()
  for (const { cells, places } of cases) {
    const shown = JSON.stringify(roundAndMergePlaces(places, least))
    const possible = seen.get(shown) ?? cells.map(() => new Set<number>())
    for (const [index, value] of cells.entries()) possible[index]?.add(value)
    seen.set(shown, possible)
  }
  expect(seen.size).toBeGreaterThan(5)
  for (const [shown, possible] of seen)
    for (const values of possible) {
      const small = [...values].filter((value) => value < least).length
      expect([0, least], shown).toContain(small)
      if (small === 0) expect(values.size, shown).toBeGreaterThanOrEqual(least)
    }
}

test('from three places with two genders, no small number can be worked out', () => {
  const cases = worlds(6, 5).map((cells) => ({
    cells,
    places: [0, 1, 2].map((index) => place(String(index), cells.slice(index * 2, index * 2 + 2))),
  }))
  expectNothingLearned(2, cases)
})

test('nor from four places of two countries, nor from the difference between a week and a month', () => {
  const least = 3
  expectNothingLearned(
    least,
    worlds(4, 5).map((cells) => ({
      cells,
      places: cells.map((count, index) => place(String(index), [count], [0], index < 2 ? 'CM' : 'NG')),
    })),
  )
  const nested = worlds(6, 5).filter((cells) => [0, 2, 4].every((index) => (cells[index] ?? 0) <= (cells[index + 1] ?? 0)))
  expectNothingLearned(
    least,
    nested.map((cells) => ({
      cells: [1, 3, 5].map((index) => cells[index] ?? 0),
      places: [0, 2, 4].map((index) => place(String(index), [cells[index + 1] ?? 0], [cells[index] ?? 0])),
    })),
  )
})

test('nor from the tables of two days between which one member came or left: what is shown moves by whole steps', () => {
  const least = 3
  for (const cells of worlds(3, 7))
    for (const index of cells.keys()) {
      const after = cells.map((count, at) => (at === index ? count + 1 : count))
      const numbersOf = (counts: number[]) =>
        roundAndMergePlaces(
          counts.map((count, at) => place(String(at), [count])),
          least,
        ).flatMap(({ month }) => month)
      for (const shown of [...numbersOf(cells), ...numbersOf(after)]) expect((shown ?? least) % least).toBe(0)
    }
})
