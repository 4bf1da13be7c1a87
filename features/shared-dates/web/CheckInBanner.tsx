import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { sharedDatesText } from '../locales/text.ts'
import { useSharedDates } from './date-queries.ts'

const CheckIn = lazy(async () => ({ default: (await import('./CheckIn.tsx')).CheckIn }))

/** Asks on every screen whether everything is all right, from the moment of the check-in until it is answered. */
export const CheckInBanner = () => {
  const t = useT(sharedDatesText)
  const { data } = useSharedDates()
  const [now, setNow] = useState(() => Date.now())
  const waits = data?.dates.some(({ check_answer }) => check_answer === null) ?? false
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [waits])
  const due = data?.dates.find(({ check_answer, check_at }) => check_answer === null && Date.parse(check_at) <= now)
  if (due === undefined) return null
  return (
    <section aria-label={t('check.question')} className="flex flex-col gap-2 bg-marigold-tint px-safe-4 py-3 md:px-8">
      <p className="font-semibold text-marigold-ink">{t('check.question')}</p>
      <p className="text-sm text-marigold-ink">{t('check.hint')}</p>
      <Suspense fallback={null}>
        <CheckIn key={due.id} date={due} />
      </Suspense>
    </section>
  )
}
