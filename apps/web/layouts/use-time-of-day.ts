import { useEffect, useState } from 'react'

const refresh = 60_000
const noon = 12
const evening = 18

export const partOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = now.getHours()
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}

/** Which greeting fits the clock of this device; looked up again every minute. */
export const usePartOfDay = () => {
  const [part, setPart] = useState(() => partOfDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setPart(partOfDay(new Date())), refresh)
    return () => clearInterval(timer)
  }, [])
  return part
}
