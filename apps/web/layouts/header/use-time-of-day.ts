import { useEffect, useState } from 'react'

const refreshMs = 60_000
const noon = 12
const evening = 18

/** Returns the part of the day at a local time. */
export const timeOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = now.getHours()
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}

/** The part of the day by the clock of this device, updated every minute. */
export const useTimeOfDay = () => {
  const [part, setPart] = useState(() => timeOfDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setPart(timeOfDay(new Date())), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return part
}
