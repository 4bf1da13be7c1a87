import { useEffect, useState } from 'react'

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Returns the whole seconds until a moment (Unix milliseconds), counting down to 0. */
export const useCountdown = (until: number): number => {
  const [shown, setShown] = useState({ until, seconds: left(until) })
  const seconds = shown.until === until ? shown.seconds : left(until)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = left(until)
      setShown({ until, seconds: now })
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
