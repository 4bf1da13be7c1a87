import MapPin from 'lucide-react/icons/map-pin'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { accountText } from '../../locales/text.ts'
import { useMe } from '../account-queries.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section with the current place and a button to change it. */
export const PlaceSettings = ({ onSetPlace }: { onSetPlace: () => void }) => {
  const t = useT(accountText)
  const { country } = useFormat()
  const enumerate = useJoinWithCommas()
  const me = useMe().data
  const place = me && !me.missing.place ? [me.person.location, country(me.person.country.code)].filter((part) => part !== null) : []
  return (
    <SettingsCard title={t('place.title')} hint={t('place.hint')}>
      {me === undefined ? (
        <Skeleton shape="line" className="w-48" />
      ) : (
        <p className="font-semibold">{place.length > 0 ? enumerate(place) : t('place.none')}</p>
      )}
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        icon={<MapPin aria-hidden className="size-5" />}
        onClick={onSetPlace}
      >
        {t('place.change')}
      </Button>
    </SettingsCard>
  )
}
