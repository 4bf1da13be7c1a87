import { createHmac } from 'node:crypto'
import { type Cell, cellBounds, distanceKm, type Position } from '#features/members/server/index.ts'

/** How far outside the old cell a new one is taken over: from the first on, and always before the second. */
const leastKm = 0.4
const mostKm = 0.9
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

/** Between which cells somebody moves, and when. */
export interface Step {
  memberId: string
  from: Cell
  to: Cell
  now: Date
}

/**
 * How many kilometres outside the old cell somebody has to be today for the new one to be taken over. With one number for all, whoever sees the
 * cell change the instant it does, because the phone reports without pause, would know the line it was crossed at. Only the key tells which
 * of many lines it was; it stays the same all day, so that trying again shows no other.
 */
export const leavingKm = (secret: string, { memberId, from, to, now }: Step): number => {
  const told = ['leaving a cell', memberId, from.row, from.col, to.row, to.col, dayOf(now)].join(' ')
  const share = createHmac('sha256', secret).update(told).digest().readUInt32BE() / 2 ** 32
  return leastKm + (mostKm - leastKm) * share
}

/**
 * Whether a new cell is taken over by somebody who is more than `outsideKm` outside the old one. Without these limits somebody could walk along the border of a cell, or try one claimed
 * position after another, and learn from the changing distances where another member is.
 */
export const mayMove = (current: CurrentPlace | undefined, to: Cell, position: Position, now: Date, outsideKm: number): boolean => {
  if (current === undefined) return true
  if (to.row === current.row && to.col === current.col) return false
  if (kmOutside(current, position) < outsideKm) return false
  if (now.getTime() - current.changedAt.getTime() < restMinutes * 60_000) return false
  return current.changesDay !== dayOf(now) || current.changesToday < mostADay
}
