/** Where a finger was, in pixels, and when, in milliseconds. */
export interface FingerPoint {
  x: number
  at: number
}

export type SwipeDirection = 'left' | 'right'

/** A press becomes a swipe or a scroll after a movement of this many pixels. */
const slop = 10
/** A finger that is faster than this, in pixels per millisecond, is a flick, which sends the card off the screen. */
const flickSpeed = 0.5
/** A flick needs at least this distance in pixels, so that a trembling finger sends nothing. */
const flickDistance = 40
/** Speed is measured over this time, in milliseconds. */
const speedSpanMs = 100

/** Classifies the movement since a press, of `dx` and `dy` pixels, as a swipe, a scroll or neither. */
export const classifyMovement = (dx: number, dy: number): 'nothing' | 'swipe' | 'scroll' => {
  if (Math.hypot(dx, dy) < slop) return 'nothing'
  return Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'scroll'
}

/** Returns the points of the last tenth of a second, from which the speed is calculated. */
export const recentPoints = (points: readonly FingerPoint[], now: number): FingerPoint[] =>
  points.filter(({ at }) => now - at <= speedSpanMs)

/** The speed of a finger at its release, in pixels per millisecond; negative to the left. */
export const velocityOf = (points: readonly FingerPoint[], now: number): number => {
  const [first, last] = [recentPoints(points, now)[0], points.at(-1)]
  if (first === undefined || last === undefined || now <= first.at) return 0
  return (last.x - first.x) / (now - first.at)
}

/**
 * Returns where a card goes that was released `dx` pixels from its place: off the screen after more than a third of its width or with a flick,
 * otherwise back (null). A flick in the opposite direction also puts it back.
 */
export const decideRelease = (dx: number, width: number, speed: number): SwipeDirection | null => {
  const direction = dx > 0 ? 'right' : 'left'
  const along = dx > 0 ? speed : -speed
  if (along < -flickSpeed) return null
  if (Math.abs(dx) > width / 3) return direction
  return along > flickSpeed && Math.abs(dx) > flickDistance ? direction : null
}
