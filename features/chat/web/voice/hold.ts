/**
 * How a recording is held:
 * - `down`: the finger or mouse is down.
 * - `free`: it goes on without a finger, by a tap, a key, or a slide up.
 * - `released`: it ends with the finger.
 * - `cancelled`: it was slid away.
 */
export type HoldPhase = 'down' | 'free' | 'released' | 'cancelled'

export interface RecordingHold {
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
export interface RecordingPress {
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

const isSlidAway = ({ x, isRtl }: RecordingPress, { clientX }: Point): boolean => (isRtl ? clientX - x : x - clientX) > cancelPx

/** The hold after the finger has moved. */
export const holdAfterMove = (press: RecordingPress, point: Point): RecordingHold => {
  const willCancel = isSlidAway(press, point)
  return { phase: !willCancel && press.y - point.clientY > lockPx ? 'free' : 'down', willCancel }
}

/** The hold after the finger was lifted. */
export const holdAfterRelease = (press: RecordingPress, point: Point): RecordingHold => {
  if (isSlidAway(press, point)) return { phase: 'cancelled', willCancel: true }
  return { phase: point.timeStamp - press.at < tapMs ? 'free' : 'released', willCancel: false }
}
