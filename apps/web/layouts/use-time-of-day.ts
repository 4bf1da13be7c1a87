import { useEffect, useState } from 'react'

const refresh = 60_000
const noon = 12
const evening = 18

export const timeOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = now.getHours()
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}

/** Which greeting fits the clock of this device; looked up again every minute. */
export const useTimeOfDay = () => {
  const [part, setPart] = useState(() => timeOfDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setPart(timeOfDay(new Date())), refresh)
    return () => clearInterval(timer)
  }, [])
  return part
}
