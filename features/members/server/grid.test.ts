import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellBounds, cellCentre, cellOf, distanceKm, displayedDistance, tileOf, tilesAround } from './grid.ts'

const latitude = fc.double({ min: -70, max: 70, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const nearEdge = fc.oneof(longitude, fc.double({ min: 179.7, max: 180, noNaN: true }), fc.double({ min: -180, max: -179.7, noNaN: true }))
const radius = fc.constantFrom(5, 10, 20)
const centreOf = (lat: number, lng: number) => {
  const cell = cellOf(lat, lng)
  return cellCentre(cell.row, cell.col)
}

describe('cells', () => {
  it('contain their centre, also in float4 precision', () => {
    fc.assert(
      fc.property(latitude, nearEdge, (lat, lng) => {
        const cell = cellOf(lat, lng)
        const centre = cellCentre(cell.row, cell.col)
        expect(cellOf(centre.lat, centre.lng)).toEqual(cell)
        expect(Math.fround(centre.lat)).toBe(centre.lat)
        expect(Math.fround(centre.lng)).toBe(centre.lng)
      }),
    )
  })

  it('are at most 1.42 km (half a diagonal) from any position inside', () => {
    fc.assert(
      fc.property(latitude, nearEdge, (lat, lng) => {
        const centre = centreOf(lat, lng)
        expect(distanceKm(lat, lng, centre.lat, centre.lng)).toBeLessThan(1.42)
      }),
    )
  })

  it('contain the positions mapped to them', () => {
    fc.assert(
      fc.property(latitude, nearEdge, (lat, lng) => {
        const { south, north, west, east } = cellBounds(cellOf(lat, lng))
        expect(lat).toBeGreaterThanOrEqual(south - 1e-9)
        expect(lat).toBeLessThanOrEqual(north + 1e-9)
        // 180 and -180 are the same meridian.
        const turned = lng === 180 ? -180 : lng
        expect(turned).toBeGreaterThanOrEqual(west - 1e-9)
        expect(turned).toBeLessThanOrEqual(east + 1e-9)
      }),
    )
  })

  it('beyond 70° are those at 70°', () => {
    expect(cellOf(89, 20)).toEqual(cellOf(70, 20))
    expect(cellOf(-89, 20)).toEqual(cellOf(-70, 20))
  })
})

describe('tiles', () => {
  it('are non-negative and fit an int4', () => {
    fc.assert(
      fc.property(latitude, nearEdge, (lat, lng) => {
        expect(tileOf(lat, lng)).toBeGreaterThanOrEqual(0)
        expect(tileOf(lat, lng)).toBeLessThan(2 ** 31)
      }),
    )
  })

  it('differ on the four sides of the equator and Greenwich', () => {
    const corners = [tileOf(0.01, 0.01), tileOf(-0.01, 0.01), tileOf(0.01, -0.01), tileOf(-0.01, -0.01)]
    expect(new Set(corners).size).toBe(4)
  })

  it('around a cell cover every cell centre within the distance', () => {
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1))
    fc.assert(
      fc.property(latitude, nearEdge, radius, bearing, share, (lat, lng, km, angle, part) => {
        const from = centreOf(lat, lng)
        const north = (part * km * Math.cos(angle)) / 111.19
        const east = (part * km * Math.sin(angle)) / 111.19 / Math.cos((from.lat * Math.PI) / 180)
        const to = centreOf(from.lat + north, from.lng + east)
        fc.pre(distanceKm(from.lat, from.lng, to.lat, to.lng) <= km)
        expect(tilesAround(from.lat, from.lng, km)).toContain(tileOf(to.lat, to.lng))
      }),
      { numRuns: 3000 },
    )
  })

  it('around a cell are few and unique', () => {
    const most = { 5: 4, 10: 9, 20: 25 }
    fc.assert(
      fc.property(fc.double({ min: -40, max: 40, noNaN: true }), longitude, fc.constantFrom(5, 10, 20), (lat, lng, km) => {
        const from = centreOf(lat, lng)
        const tiles = tilesAround(from.lat, from.lng, km)
        // Partial tiles at the antimeridian are additional.
        const extra = Math.abs(from.lng) > 179 ? 5 : 0
        expect(tiles.length).toBeLessThanOrEqual(most[km] + extra)
        expect(new Set(tiles).size).toBe(tiles.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('continue across the antimeridian', () => {
    const [west, east] = [centreOf(-17, 179.99), centreOf(-17, -179.99)]
    expect(distanceKm(west.lat, west.lng, east.lat, east.lng)).toBeLessThan(5)
    expect(tilesAround(west.lat, west.lng, 5)).toContain(tileOf(east.lat, east.lng))
    expect(tilesAround(east.lat, east.lng, 5)).toContain(tileOf(west.lat, west.lng))
  })
})

describe('distances', () => {
  it('are great-circle distances', () => {
    // Douala to Yaoundé.
    expect(distanceKm(4.0511, 9.7679, 3.848, 11.5021)).toBeCloseTo(193.7, 0)
    expect(distanceKm(0, 179.5, 0, -179.5)).toBeCloseTo(111.19, 1)
  })

  it('are rounded to whole kilometres, 0 below two', () => {
    expect([0, 1.99, 2, 2.4, 2.6, 19.7].map(displayedDistance)).toEqual([0, 0, 2, 2, 3, 20])
  })
})
