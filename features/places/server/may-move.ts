import { type Cell, cellBounds, distanceKm, type Position } from '#features/members/server/index.ts'

const outsideKm = 0.4
const restMinutes = 15
const mostADay = 4

export interface CurrentPlace extends Cell {
  changedAt: Date
  changesToday: number
  /** `YYYY-MM-DD` in UTC. */
  changesDay: string
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Kilometres from a position to the nearest point of a cell; 0 inside. */
export const kmOutside = (cell: Cell, { lat, lng }: Position): number => {
  const { south, north, west, east } = cellBounds(cell)
  const nearestLat = Math.min(Math.max(lat, south), north)
  // The same meridian has more than one number, and the cell may lie just across the antimeridian.
  const turns = [lng, lng - 360, lng + 360]
  return Math.min(...turns.map((turned) => distanceKm(lat, turned, nearestLat, Math.min(Math.max(turned, west), east))))
}

/**
 * Whether a new cell is taken over. Without these limits somebody could walk along the border of a cell, or try one claimed
 * position after another, and learn from the changing distances where another member is.
 */
export const mayMove = (current: CurrentPlace | undefined, to: Cell, position: Position, now: Date): boolean => {
  if (current === undefined) return true
  if (to.row === current.row && to.col === current.col) return false
  if (kmOutside(current, position) < outsideKm) return false
  if (now.getTime() - current.changedAt.getTime() < restMinutes * 60_000) return false
  return current.changesDay !== dayOf(now) || current.changesToday < mostADay
}
