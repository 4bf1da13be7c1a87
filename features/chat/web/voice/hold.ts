/**
 * How the record button is held:
 * - `down`: the finger or mouse is down.
 * - `free`: the recording goes on without a finger, after a tap, a key press or a slide up.
 * - `released`: the finger was lifted, which ends the recording.
 * - `cancelled`: the finger slid to the side, which discards the recording.
 */
export type HoldPhase = 'down' | 'free' | 'released' | 'cancelled'

export interface RecordingHold {
  phase: HoldPhase
  /** Whether letting go at the current position of the finger would cancel the recording. */
  willCancel: boolean
}

/** A press shorter than this counts as a tap, in milliseconds. */
const tapMs = 400
/** How far to slide sideways to cancel, in pixels. */
const cancelPx = 80
const lockPx = 70

/** Where and when a press of the record button began. */
export interface RecordingPress {
  x: number
  y: number
  /** The `timeStamp` of the event, in milliseconds. */
  at: number
  /** Whether text runs from right to left. Sliding to the right then cancels. */
  isRtl: boolean
}
interface Point {
  clientX: number
  clientY: number
  timeStamp: number
}

const isSlidAway = ({ x, isRtl }: RecordingPress, { clientX }: Point): boolean => (isRtl ? clientX - x : x - clientX) > cancelPx

/** Returns the hold after the finger has moved. */
export const holdAfterMove = (press: RecordingPress, point: Point): RecordingHold => {
  const willCancel = isSlidAway(press, point)
  return { phase: !willCancel && press.y - point.clientY > lockPx ? 'free' : 'down', willCancel }
}

/** Returns the hold after the finger was lifted. */
export const holdAfterRelease = (press: RecordingPress, point: Point): RecordingHold => {
  if (isSlidAway(press, point)) return { phase: 'cancelled', willCancel: true }
  return { phase: point.timeStamp - press.at < tapMs ? 'free' : 'released', willCancel: false }
}
