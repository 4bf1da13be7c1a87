import { useEffect, useState, useSyncExternalStore } from 'react'

const interval = 5000
const reducedMotion = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

const onReducedMotionChange = (listener: () => void) => {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onReducedMotionChange,
    () => matchMedia(reducedMotion).matches || savesData(),
    () => true,
  )

/**
 * Which of `count` slides is shown. It moves on every 5 seconds, but not while `hold(true)`, nor after `pause`, nor for people who want
 * little motion or little data, unless they ask for it.
 */
export const useSlides = (count: number) => {
  const reduced = useReducedMotion()
  const [shown, setShown] = useState(0)
  const [chosen, setWanted] = useState<boolean>()
  const [paused, setPaused] = useState(false)
  const playing = chosen ?? !reduced
  const running = playing && !paused
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setShown((shown + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, shown, count])
  return {
    shown,
    playing,
    running,
    show: (slide: number) => setShown((slide + count) % count),
    toggle: () => setWanted(!playing),
    setPaused,
  }
}
