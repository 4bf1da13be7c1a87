import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'

const interval = 5000
const reducedMotion = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

const onReducedMotionChange = (listener: () => void) => {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onReducedMotionChange,
    () => matchMedia(reducedMotion).matches,
    () => true,
  )

/**
 * State of a carousel of `count` slides. It advances every 5 seconds, except while paused or stopped. With reduced motion or reduced data
 * it starts stopped.
 */
export const useSlides = (count: number) => {
  const isReduced = useReducedMotion()
  const savesData = useDataSaverOn()
  const [shown, setShown] = useState(0)
  const [chosen, setWanted] = useState<boolean>()
  const [paused, setPaused] = useState(false)
  const playing = chosen ?? !(isReduced || savesData)
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
