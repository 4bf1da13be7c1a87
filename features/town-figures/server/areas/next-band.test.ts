import { expect, test } from 'vitest'
import { townSizeBands } from '../../contract.ts'
import { areaOf, areasAround } from './area-of.ts'
import { nextSizeBand } from './next-band.ts'

test('what is said stays true: every count is below the upper end of its band, whatever the band was', () => {
  for (let band = 0; band <= townSizeBands.length; band++)
    for (let count = 0; count < 6000; count++) expect(count).toBeLessThan(townSizeBands[nextSizeBand(band, count)] ?? Infinity)
})

test('a band that a member has moved up is not moved down by one who leaves, nor by three of ten', () => {
  for (const [index, end] of townSizeBands.entries()) {
    const up = nextSizeBand(index, end)
    expect(up).toBe(index + 1)
    expect(nextSizeBand(up, end - 1)).toBe(up)
    expect(nextSizeBand(up, Math.ceil(end * 0.7))).toBe(up)
    expect(nextSizeBand(up, Math.ceil(end * 0.7) - 1)).toBeLessThan(up)
  }
  expect(nextSizeBand(4, 3)).toBe(0)
})

test('the cells around a position cover it to every side, also near the poles', () => {
  const km = (a: [number, number], b: [number, number]) => {
    const rad = Math.PI / 180
    return 6371 * Math.hypot((a[0] - b[0]) * rad, (a[1] - b[1]) * rad * Math.cos(((a[0] + b[0]) / 2) * rad))
  }
  for (const lat of [-33.9, -0.1, 0, 4.05, 51.5, 69.4])
    for (const lng of [-74.01, -0.2, 0, 9.7, 139.6]) {
      const around = areasAround(areaOf(lat, lng)).map(({ row, col }) => `${row} ${col}`)
      expect(new Set(around).size).toBe(9)
      for (let angle = 0; angle < 360; angle += 15) {
        const [dy, dx] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
        const at = (away: number): [number, number] => [
          lat + (dy * away) / 111.2,
          lng + (dx * away) / (111.2 * Math.cos((lat * Math.PI) / 180)),
        ]
        const inside = (away: number) => {
          const { row, col } = areaOf(...at(away))
          return around.includes(`${row} ${col}`)
        }
        expect(inside(25), `${lat} ${lng} ${angle}`).toBe(true)
        expect(inside(190), `${lat} ${lng} ${angle} ${km([lat, lng], at(190))}`).toBe(false)
      }
    }
})
