import { useFormat, useT } from '#platform/web/i18n.tsx'
import { chatText } from '../locales/text.ts'
import { daysBefore, localDay } from './thread/bubbles.ts'

const week = 7

/** Returns functions that format days as "Today" or a date, and timestamps as a time of today, a weekday within a week, or a date. */
export const useDateLabels = () => {
  const t = useT(chatText)
  const { date, time } = useFormat()
  const dayName = (day: string): string => {
    const before = daysBefore(day, new Date())
    if (before === 0) return t('today')
    if (before === 1) return t('yesterday')
    return date(day, before < week ? { weekday: 'long' } : { dateStyle: 'long' })
  }
  const briefly = (moment: string): string => {
    const before = daysBefore(localDay(moment), new Date())
    if (before === 0) return time(moment)
    if (before === 1) return t('yesterday')
    return date(moment, before < week ? { weekday: 'short' } : { dateStyle: 'short' })
  }
  return { dayName, briefly, time }
}
