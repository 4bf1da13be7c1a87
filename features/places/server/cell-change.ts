import { createHmac } from 'node:crypto'
import { type Cell, cellBounds, distanceKm, type Position } from '#features/members/server/index.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** A new cell is accepted when the member is this far outside the old one: a distance between the two, see `requiredDistanceKm`. */
const minDistanceKm = 0.4
const maxDistanceKm = 0.9
const minIntervalMinutes = 15
const maxChangesPerDay = 4

export interface CurrentPlace extends Cell {
  changedAt: Date
  changesToday: number
  /** `YYYY-MM-DD` in UTC. */
  changesDay: string
}

/** Kilometres from a position to the nearest point of a cell; 0 inside. */
export const distanceOutsideKm = (cell: Cell, { lat, lng }: Position): number => {
  const { south, north, west, east } = cellBounds(cell)
  const nearestLat = Math.min(Math.max(lat, south), north)
  // A meridian has several numbers, and the cell may lie just across the antimeridian.
  const turns = [lng, lng - 360, lng + 360]
  return Math.min(...turns.map((turned) => distanceKm(lat, turned, nearestLat, Math.min(Math.max(turned, west), east))))
}

/** A requested change from one cell to another. */
export interface CellChange {
  memberId: string
  from: Cell
  to: Cell
  now: Date
}

/**
 * Returns how many kilometres outside the old cell a member has to be today before the new cell is accepted. With one fixed distance, an
 * observer who sees the cell change would know how far from the border the member is. A keyed hash hides the distance; it is constant for a
 * day, so that retries reveal nothing.
 */
export const requiredDistanceKm = (secret: string, { memberId, from, to, now }: CellChange): number => {
  const told = ['leaving a cell', memberId, from.row, from.col, to.row, to.col, utcDay(now)].join(' ')
  const share = createHmac('sha256', secret).update(told).digest().readUInt32BE() / 2 ** 32
  return minDistanceKm + (maxDistanceKm - minDistanceKm) * share
}

/**
 * Whether a member who is more than `outsideKm` outside the old cell may change to a new one. Without these limits a member could walk
 * along a border or submit many positions, and compute another member's location from the changing distances.
 */
export const canChangeCell = (current: CurrentPlace | undefined, to: Cell, position: Position, now: Date, outsideKm: number): boolean => {
  if (current === undefined) return true
  if (to.row === current.row && to.col === current.col) return false
  if (distanceOutsideKm(current, position) < outsideKm) return false
  if (now.getTime() - current.changedAt.getTime() < minIntervalMinutes * 60_000) return false
  return current.changesDay !== utcDay(now) || current.changesToday < maxChangesPerDay
}
