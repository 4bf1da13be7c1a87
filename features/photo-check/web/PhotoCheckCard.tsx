import { Link } from '@tanstack/react-router'
import ScanFace from 'lucide-react/icons/scan-face'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { photoCheckText } from '../locales/text.ts'
import { useOwnPhotoCheck } from './photo-check-queries.ts'

/** Card on the member's own profile: the state of their photo check, with a link to its screen. */
export const PhotoCheckCard = () => {
  const t = useT(photoCheckText)
  const { date } = useFormat()
  const own = useOwnPhotoCheck()
  if (own.data === undefined) return own.isPending ? <Skeleton className="h-46 rounded-card sm:h-40" /> : null
  const { state, until } = own.data
  return (
    <section aria-label={t('card.title')} className="flex flex-col items-start gap-3 rounded-card border border-line bg-card p-4">
      <Heading level={3} size="md">
        {t('card.title')}
      </Heading>
      <p className="text-soft">
        {state === 'checked' && until !== null ? t('card.checked', { date: date(until) }) : t(`card.${state}`, { date: '' })}
      </p>
      <Button variant="secondary" icon={<ScanFace aria-hidden className="size-5" />} render={<Link to="/dashboard/photo-check" />}>
        {t(state === 'none' ? 'card.start' : 'card.open')}
      </Button>
    </section>
  )
}
