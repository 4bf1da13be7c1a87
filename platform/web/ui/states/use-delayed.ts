import { useEffect, useState } from 'react'

/** True once `active` has lasted `delay` milliseconds, so that a quick answer shows no flicker of progress. */
export const useDelayed = (active: boolean, delay: number) => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [active, delay])
  return active && due
}
