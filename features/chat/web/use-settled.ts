import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `pause` milliseconds. */
export const useSettled = <T>(value: T, pause: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
