/**
 * How a recording is held:
 * - `down`: the finger or mouse is down.
 * - `free`: it goes on without a finger, by a tap, a key, or a slide up.
 * - `released`: it ends with the finger.
 * - `cancelled`: it was slid away.
 */
export type HoldPhase = 'down' | 'free' | 'released' | 'cancelled'

export interface Hold {
  phase: HoldPhase
  /** The finger is where letting go cancels. */
  willCancel: boolean
}

/** A press up to this length is a tap, in milliseconds. */
const tapMs = 400
/** How far to slide, in pixels. */
const cancelPx = 80
const lockPx = 70

/** A press of the button, from its beginning. */
export interface Press {
  x: number
  y: number
  /** Milliseconds, by the clock of events. */
  at: number
  /** The text runs from right to left, and "back" is to the right. */
  isRtl: boolean
}
interface Point {
  clientX: number
  clientY: number
  timeStamp: number
}

const isSlidAway = ({ x, isRtl }: Press, { clientX }: Point): boolean => (isRtl ? clientX - x : x - clientX) > cancelPx

/** The hold after the finger has moved. */
export const afterMove = (press: Press, point: Point): Hold => {
  const willCancel = isSlidAway(press, point)
  return { phase: !willCancel && press.y - point.clientY > lockPx ? 'free' : 'down', willCancel }
}

/** The hold after the finger was lifted. */
export const afterRelease = (press: Press, point: Point): Hold => {
  if (isSlidAway(press, point)) return { phase: 'cancelled', willCancel: true }
  return { phase: point.timeStamp - press.at < tapMs ? 'free' : 'released', willCancel: false }
}
