import { useEffect, useState } from 'react'
import { afterNextFrame } from './after-next-frame.ts'

/** What a piece of work is for: the finger that may come down next, what follows from a swipe, or what is drawn for reading. */
type Turn = 'finger' | 'swipe' | 'reading'

/** Pieces of work that wait, in this order. Each gets a frame of its own, so that no frame is late because of two. */
const queues: Record<Turn, (() => void)[]> = { finger: [], swipe: [], reading: [] }
let stop: (() => void) | undefined

const takeFirst = () => queues.finger.shift() ?? queues.swipe.shift() ?? queues.reading.shift()

const plan = (): void => {
  const isEmpty = Object.values(queues).every((queue) => queue.length === 0)
  stop = isEmpty ? undefined : afterNextFrame(runFirst)
}
const runFirst = (): void => {
  const work = takeFirst()
  plan()
  work?.()
}

/** A hidden page draws no frames, and a like must not wait for one. */
const runAllOnceHidden = (): void => {
  if (document.visibilityState !== 'hidden') return
  stop?.()
  stop = undefined
  for (let work = takeFirst(); work !== undefined; work = takeFirst()) work()
}
// During the build, pages are rendered without a browser, so there is no `document`.
globalThis.document?.addEventListener('visibilitychange', runAllOnceHidden)

/** Runs `work` in a frame of its own, when it is its turn. Returns a function that cancels it. */
export const runInOwnAnimationFrame = (turn: Turn, work: () => void): (() => void) => {
  queues[turn].push(work)
  if (document.visibilityState === 'hidden') runAllOnceHidden()
  else if (stop === undefined) plan()
  return () => {
    queues[turn] = queues[turn].filter((one) => one !== work)
  }
}

/** Returns `value`, but shows a change only in an animation frame of its own; until then it returns the value before the change. */
export const useValueInOwnAnimationFrame = <T>(turn: Turn, value: T): T => {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : runInOwnAnimationFrame(turn, () => setShown(value))), [shown, turn, value])
  return shown
}
