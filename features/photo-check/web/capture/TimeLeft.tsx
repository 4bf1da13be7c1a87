import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { photoCheckText } from '../../locales/text.ts'

interface TimeLeftProps {
  /** When the time is over, in milliseconds on the clock of `performance.now`. */
  until: number
  onOver: () => void
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - performance.now()) / 1000))

/** The time that is left, in minutes and seconds. */
export const TimeLeft = ({ until, onOver }: TimeLeftProps) => {
  const t = useT(photoCheckText)
  const [left, setLeft] = useState(() => secondsTo(until))
  const tick = useEffectEvent(() => {
    const seconds = secondsTo(until)
    setLeft(seconds)
    if (seconds === 0) onOver()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return <p className="tabular-nums">{t('screen.left', { time })}</p>
}
