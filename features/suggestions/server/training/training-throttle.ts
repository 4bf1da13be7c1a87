import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work between two rests: a request waits at most about this long for the training. */
const sliceMs = 5
/** Milliseconds. If other work ran longer than this during a rest, the training pauses; it leaves at most two thirds of the time to other work. */
const busyMs = 2
const longestPauseMs = 10
/** How many rests pass between two looks at the memory. */
const restsPerReading = 20

/** Why a training ended early. */
export type StopReason = 'out_of_time' | 'out_of_memory' | 'stopping'

/** Thrown inside a training that has to end. */
export class TrainingStopped extends Error {
  readonly reason: StopReason
  constructor(reason: StopReason) {
    super(`the training stopped: ${reason}`)
    this.name = 'TrainingStopped'
    this.reason = reason
  }
}

/** Pauses a long computation between slices, so that other work of the process can run. */
export interface TrainingThrottle {
  /** Call it often: pauses if the current slice is used up, otherwise returns undefined. @throws {TrainingStopped} when the training has to end */
  breathe(): Promise<void> | undefined
  /** The most memory of the process seen at a rest, in bytes. */
  peakBytes(): number
}

/** Creates a throttle that stops a training after `maxMs` milliseconds. The busier the process is with other work, the longer it pauses. */
export const createTrainingThrottle = (
  maxMs: number,
  { isMemoryLow, isStopping }: { isMemoryLow(): boolean; isStopping(): boolean },
): TrainingThrottle => {
  const until = performance.now() + maxMs
  let sliceEnds = performance.now() + sliceMs
  let rests = 0
  let peak = process.memoryUsage.rss()
  const rest = async (): Promise<void> => {
    const began = performance.now()
    await nextTurn()
    const waited = performance.now() - began
    if (waited > busyMs) await sleep(Math.min(longestPauseMs, 2 * waited))
    if (isStopping()) throw new TrainingStopped('stopping')
    if (performance.now() >= until) throw new TrainingStopped('out_of_time')
    if (rests++ % restsPerReading === 0) {
      peak = Math.max(peak, process.memoryUsage.rss())
      if (isMemoryLow()) throw new TrainingStopped('out_of_memory')
    }
    sliceEnds = performance.now() + sliceMs
  }
  return {
    breathe: () => (performance.now() < sliceEnds ? undefined : rest()),
    peakBytes: () => peak,
  }
}
