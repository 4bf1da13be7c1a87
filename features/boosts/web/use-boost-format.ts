import { useFormat, useT } from '#platform/web/i18n.tsx'
import { minuteMs } from '#platform/shared/durations.ts'
import { boostsText } from '../locales/text.ts'

/** Returns functions that format durations and moments in the current language. */
export const useBoostFormat = () => {
  const t = useT(boostsText)
  const { date, list } = useFormat()
  const days = (count: number): string => t('time.days', { count })
  return {
    days,
    /** Formats a remaining duration in its two largest units, rounded up to minutes. */
    left: (ms: number): string => {
      const minutes = Math.max(1, Math.ceil(ms / minuteMs))
      const parts = { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
      const shown = (['days', 'hours', 'minutes'] as const).filter((unit) => parts[unit] > 0)
      const first = shown[0]
      const units = shown.filter((unit) => first !== 'days' || unit !== 'minutes')
      return list(units.map((unit) => t(`time.${unit}`, { count: parts[unit] })))
    },
    moment: (iso: string): string => date(iso, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
  }
}
