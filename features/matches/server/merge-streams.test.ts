import { describe, expect, test } from 'vitest'
import { mergeStreams, countBoostedPlacesOnPage } from './merge-streams.ts'
import type { FeedSlice } from './feed.ts'

const key = (id: string) => ({ id, rank: 0 })
const stream = (ids: string, rest?: string): FeedSlice => ({ keys: [...ids].map(key), rest: rest === undefined ? undefined : key(rest) })
const laid = (boosted: FeedSlice, ordinary: FeedSlice, position: number, count: number) =>
  mergeStreams(boosted, ordinary, position, count)
    .taken.map(({ id }) => id)
    .join('')

describe('mergeStreams', () => {
  test('puts boosted cards at positions 1, 5, 9 … while both streams last', () => {
    expect(laid(stream('ABC'), stream('abcdefghijk'), 0, 20)).toBe('AabcBdefCghijk')
    expect(laid(stream('A'), stream('abcdef'), 0, 20)).toBe('Aabcdef')
  })

  test('continues with the rest of either stream', () => {
    expect(laid(stream('ABCDE'), stream('ab'), 0, 20)).toBe('AabBCDE')
    expect(laid(stream('ABC'), stream(''), 0, 20)).toBe('ABC')
    expect(laid(stream(''), stream('abc'), 0, 20)).toBe('abc')
  })

  test('continues the pattern across pages', () => {
    expect(laid(stream('BC'), stream('cdefgh'), 3, 20)).toBe('cBdefCgh')
  })

  test('stops when the next card is not read yet', () => {
    expect(laid(stream('A'), stream('ab', 'b'), 0, 20)).toBe('Aab')
    expect(laid(stream('', 'Z'), stream('abc'), 0, 20)).toBe('')
    expect(laid(stream('', 'Z'), stream('abc'), 1, 20)).toBe('abc')
  })

  test('returns the rest of both streams', () => {
    const { boosted, ordinary } = mergeStreams(stream('AB', 'B'), stream('abcdef'), 0, 4)
    expect(boosted).toEqual(stream('B', 'B'))
    expect(ordinary).toEqual(stream('def'))
  })
})

describe('priority members', () => {
  const priorityStreams = (likers: string, suggested: string, places: number[], place = 0) => ({
    likers: [...likers].map(key),
    suggested: [...suggested].map(key),
    places,
    place,
  })
  const merge20 = (priority: ReturnType<typeof priorityStreams>, boosted: FeedSlice, ordinary: FeedSlice) =>
    mergeStreams(boosted, ordinary, priority.place % 4, 20, priority)
      .taken.map(({ id }) => id)
      .join('')

  test('likers have their places, boosted cards theirs, and suggested cards come before ordinary ones', () => {
    expect(merge20(priorityStreams('xyz', 'st', [2, 3, 7, 9]), stream('AB'), stream('abcdef'))).toBe('AsxyBtazbcdef')
  })

  test('likers without a place left come at the end, after the boosted cards', () => {
    expect(merge20(priorityStreams('xy', '', [6, 9]), stream('AB'), stream('a'))).toBe('AaBxy')
    expect(merge20(priorityStreams('xy', '', [6, 9]), stream(''), stream(''))).toBe('xy')
  })

  test('the places go on from page to page', () => {
    expect(merge20(priorityStreams('y', '', [2, 7], 5), stream('B'), stream('efgh'))).toBe('efyBgh')
  })

  test('nothing is passed over that is not read yet', () => {
    expect(merge20(priorityStreams('x', '', [2]), stream(''), stream('ab', 'b'))).toBe('abx')
    expect(merge20(priorityStreams('x', 's', [9]), stream(''), stream('ab', 'b'))).toBe('sab')
  })
})

describe('countBoostedPlacesOnPage', () => {
  test.each([
    [0, 20, 5],
    [1, 20, 5],
    [3, 1, 0],
    [0, 1, 1],
    [3, 2, 1],
    [2, 0, 0],
  ])('from position %i, %i cards: %i', (position, count, places) => {
    expect(countBoostedPlacesOnPage(position, count)).toBe(places)
  })
})
