// An attacker who wants to locate a member. They know the source code, and so the grid and the stored cells of their own accounts.
import { cellCentre, cellOf, distanceKm, type Position } from '#features/members/server/index.ts'
import { offsetPosition } from './setup.ts'

export interface Observation {
  /** Position of the attacker's account as the service stores it. */
  from: Position
  /** Displayed kilometres; undefined if the member was in no list. */
  shown: number | undefined
  /** Whether the member passed each distance filter. */
  within: readonly (readonly [km: number, passed: boolean])[]
  /** Position in the list of all matches, from 0 to 1. */
  order: number | undefined
}

/** How much a position contradicts an observation; 0 if it does not. */
type FitError = (km: number, seen: Observation) => number

const squaredExcess = (value: number, low: number, high: number): number => Math.max(0, low - value, value - high) ** 2
const byShown: FitError = (km, { shown }) =>
  shown === undefined ? 0 : shown === 0 ? squaredExcess(km, 0, 2) : squaredExcess(km, Math.max(2, shown - 0.5), shown + 0.5)
const byFilter: FitError = (km, { within }) =>
  within.reduce((sum, [limit, passed]) => sum + (passed ? squaredExcess(km, 0, limit) : squaredExcess(km, limit, Infinity)), 0)
/** Rounding errors average out over many observations. */
const byMean: FitError = (km, { shown }) => (shown === undefined ? 0 : ((shown === 0 ? 1.2 : shown) - km) ** 2)

const steps = [1, 0.25, 0.06, 0.02]

/** Finds the best fitting position with decreasing step sizes; the mean of equally good ones. */
const findBestFit = (seen: readonly Observation[], misfit: FitError, around: Position): Position => {
  let centre = around
  let reach = 14
  for (const step of steps) {
    let best = Infinity
    let fitting: [east: number, north: number][] = []
    for (let east = -reach; east <= reach; east += step)
      for (let north = -reach; north <= reach; north += step) {
        const guess = offsetPosition(centre, east, north)
        let sum = 0
        for (const one of seen) sum += misfit(distanceKm(guess.lat, guess.lng, one.from.lat, one.from.lng), one)
        if (sum < best - 1e-9) fitting = []
        if (sum <= best + 1e-9) fitting.push([east, north])
        best = Math.min(best, sum)
      }
    const mean = (axis: 0 | 1) => fitting.reduce((sum, point) => sum + point[axis], 0) / fitting.length
    const spread = Math.max(...fitting.flatMap(([east, north]) => [Math.abs(east - mean(0)), Math.abs(north - mean(1))]))
    centre = offsetPosition(centre, mean(0), mean(1))
    reach = Math.max(spread, step) + step
    // A finer step does not help in a large region of equal fit.
    if (reach / step > 40) break
  }
  return centre
}

/** If a list were sorted by distance, a member would rank highest at the nearest observer. */
const byOrder = (seen: readonly Observation[], around: Position): Position => {
  const best = seen
    .filter(({ order }) => order !== undefined)
    .toSorted((a, b) => (a.order ?? 1) - (b.order ?? 1))
    .slice(0, 5)
  const mean = (axis: 'lat' | 'lng') => best.reduce((sum, { from }) => sum + from[axis], 0) / best.length
  return best.length === 0 ? around : { lat: mean('lat'), lng: mean('lng') }
}

export const locationAttacks = {
  averaging: (seen: readonly Observation[], around: Position) => findBestFit(seen, byMean, around),
  'shown distance': (seen: readonly Observation[], around: Position) => findBestFit(seen, byShown, around),
  'filter of 5, 10, 20 km': (seen: readonly Observation[], around: Position) => findBestFit(seen, byFilter, around),
  'both together': (seen: readonly Observation[], around: Position) =>
    findBestFit(seen, (km, one) => byShown(km, one) + byFilter(km, one), around),
  order: byOrder,
}

/** Centre of the cell that contains a position: what the service stores, and the best guess of an attacker who knows the grid. */
export const snapToCell = ({ lat, lng }: Position): Position => {
  const { row, col } = cellOf(lat, lng)
  return cellCentre(row, col)
}
