import BadgeCheck from 'lucide-react/icons/badge-check'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { photoCheckText } from '../../locales/text.ts'

/** The months by language and date, because creating a formatter takes longer than drawing a card. */
const months = new Map<string, string>()

/** Formats the month of a badge, such as `March 2027`. @param checkedAt year and month, such as `2027-03` */
export const useBadgeMonth = (checkedAt: string): string => {
  const { locale, date } = useFormat()
  const key = `${locale} ${checkedAt}`
  const month = months.get(key) ?? date(`${checkedAt}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  months.set(key, month)
  return month
}

/** The badge on a card: says that the photos are checked; the profile says what it means. */
export const PhotoCheckBadgeOnCard = ({ checkedAt }: { checkedAt: string }) => {
  const t = useT(photoCheckText)
  const label = t('badge.label', { month: useBadgeMonth(checkedAt) })
  return (
    <span title={label} className="inline-flex items-center gap-1">
      <BadgeCheck aria-hidden className="size-4 shrink-0" />
      {t('badge.short')}
    </span>
  )
}
