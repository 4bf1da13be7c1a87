import { useEffect, useState } from 'react'

/** Returns the latest value that has not changed for `pause` milliseconds. */
export const useDebouncedValue = <T>(value: T, pause: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
