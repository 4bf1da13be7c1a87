import { useEffect, useState } from 'react'

/** True after `active` has lasted `delay` milliseconds; avoids flicker for quick operations. */
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
