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
const useTimeOfDay = () => {
  const [part, setPart] = useState(() => timeOfDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setPart(timeOfDay(new Date())), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return part
}

/**
 * The greeting of the day, and whether to show it on a screen: on the first one of a visit, and again when the part of the day changes. Later
 * screens would only repeat it.
 * @param screen the title of the screen; undefined without a header
 */
export const useGreeting = (screen: string | undefined) => {
  const part = useTimeOfDay()
  const [greeted, setGreeted] = useState({ part, screen })
  const isDue = screen !== undefined && (greeted.screen === undefined || greeted.part !== part)
  if (isDue) setGreeted({ part, screen })
  return { part, isShown: isDue || greeted.screen === screen }
}
