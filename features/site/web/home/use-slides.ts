import { useEffect, useState, useSyncExternalStore } from 'react'

const interval = 5000
const calm = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

const onCalmChange = (listener: () => void) => {
  const query = matchMedia(calm)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const useCalm = (): boolean =>
  useSyncExternalStore(
    onCalmChange,
    () => matchMedia(calm).matches || savesData(),
    () => true,
  )

/**
 * Which of `count` slides is shown. It moves on every 5 seconds, but not while `hold(true)`, nor after `pause`, nor for people who want
 * little motion or little data, unless they ask for it.
 */
export const useSlides = (count: number) => {
  const calmer = useCalm()
  const [shown, setShown] = useState(0)
  const [wanted, setWanted] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const playing = wanted ?? !calmer
  const running = playing && !held
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
    hold: setHeld,
  }
}
