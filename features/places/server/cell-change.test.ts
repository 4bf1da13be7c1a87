import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, cellBounds, cellOf, type Position } from '#features/members/server/index.ts'
import { type CurrentPlace, distanceOutsideKm, requiredDistanceKm, canChangeCell } from './cell-change.ts'

const start = new Date('2026-03-02T09:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const home = { lat: 4.0483, lng: 9.7043 }
const place = (position: Position, changes: Partial<CurrentPlace> = {}): CurrentPlace => ({
  ...cellOf(position.lat, position.lng),
  changedAt: start,
  changesToday: 1,
  changesDay: '2026-03-02',
  ...changes,
})
const may = (current: CurrentPlace | undefined, to: Position, now: Date) => canChangeCell(current, cellOf(to.lat, to.lng), to, now, 0.4)
const metre = 1 / 111_195

describe('leaving a cell', () => {
  const { north, east } = cellBounds(cellOf(home.lat, home.lng))

  it('requires the given distance past the border', () => {
    expect(may(place(home), { lat: north + 390 * metre, lng: home.lng }, later(60))).toBe(false)
    expect(may(place(home), { lat: north + 410 * metre, lng: home.lng }, later(60))).toBe(true)
    expect(may(place(home), { lat: home.lat, lng: east + 390 * metre }, later(60))).toBe(false)
    expect(may(place(home), { lat: home.lat, lng: east + 410 * metre }, later(60))).toBe(true)
  })

  it('does not happen while walking along the border', () => {
    let current = place(home)
    const seen = new Set<string>()
    for (let step = 0; step < 200; step++) {
      const position = { lat: north + (step % 2 === 0 ? 200 : -200) * metre, lng: home.lng + step * metre }
      const now = later(20 * (step + 1))
      const cell: Cell = cellOf(position.lat, position.lng)
      if (canChangeCell(current, cell, position, now, 0.4)) current = place(position, { changedAt: now })
      seen.add(`${current.row} ${current.col}`)
    }
    expect(seen.size).toBe(1)
  })
})

describe('the required distance', () => {
  const from = cellOf(home.lat, home.lng)
  const to = { row: from.row, col: from.col + 1 }
  const line = (memberId: string, changes: Partial<Parameters<typeof requiredDistanceKm>[1]> = {}, secret = 'a secret') =>
    requiredDistanceKm(secret, { memberId, from, to, now: start, ...changes })

  it('is uniform from 400 to 900 m, and differs by member, pair of cells, day and key', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => line(`member ${index}`))
    const tenths = Array.from({ length: 10 }, (_, tenth) => lines.filter((km) => Math.floor((km - 0.4) * 20) === tenth).length)
    expect(tenths.reduce((sum, count) => sum + count)).toBe(2000)
    expect(Math.min(...tenths)).toBeGreaterThan(140)
    const others = [line('a'), line('b'), line('a', { to: from, from: to }), line('a', { now: later(24 * 60) }), line('a', {}, 'another')]
    expect(new Set(others).size).toBe(others.length)
  })

  it('is the same all day', () => {
    expect(line('a', { now: later(14 * 60) })).toBe(line('a'))
  })
})

describe('the frequency of changes', () => {
  const far = { lat: 4.2, lng: 9.7 }

  it('is limited to one in 15 minutes', () => {
    expect(may(place(home), far, later(14.9))).toBe(false)
    expect(may(place(home), far, later(15))).toBe(true)
  })

  it('is limited to four a day', () => {
    expect(may(place(home, { changesToday: 3 }), far, later(60))).toBe(true)
    expect(may(place(home, { changesToday: 4 }), far, later(60))).toBe(false)
    expect(may(place(home, { changesToday: 4 }), far, later(24 * 60))).toBe(true)
  })

  it('does not apply to the first place, and the same cell is no change', () => {
    expect(may(undefined, far, start)).toBe(true)
    expect(may(place(home), home, later(60))).toBe(false)
  })
})

describe('the distance to a cell', () => {
  const position = fc.record({
    lat: fc.double({ min: -69, max: 69, noNaN: true }),
    lng: fc.double({ min: -180, max: 179.999, noNaN: true }),
  })
  it('is zero inside', () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(distanceOutsideKm(cellOf(given.lat, given.lng), given)).toBeLessThan(0.001)
      }),
    )
  })

  it('is short across the antimeridian', () => {
    expect(distanceOutsideKm(cellOf(-17, 179.995), { lat: -17, lng: -179.995 })).toBeLessThan(2)
  })
})
