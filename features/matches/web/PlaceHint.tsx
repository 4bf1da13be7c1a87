import { Link } from '@tanstack/react-router'
import MapPin from 'lucide-react/icons/map-pin'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { matchesText } from '../locales/text.ts'

/** A link to the screen where the member sets a place. */
export const PlaceLink = () => {
  const t = useT(matchesText)
  return (
    <Button variant="secondary" size="sm" render={<Link to="/place" />}>
      {t('place.action')}
    </Button>
  )
}

/** Asks a member without a place to set one. */
export const PlaceHint = () => {
  const t = useT(matchesText)
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-lagoon-tint p-4 sm:flex-row sm:items-center">
      <p className="flex flex-1 items-start gap-3">
        <MapPin aria-hidden className="mt-0.5 size-5 text-lagoon" />
        {t('place.text')}
      </p>
      <PlaceLink />
    </div>
  )
}
