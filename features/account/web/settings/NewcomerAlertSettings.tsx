import { matchesText, NewcomerAlert } from '#features/matches/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section for the alert about newcomers. */
export const NewcomerAlertSettings = () => {
  const t = useT(matchesText)
  return (
    <SettingsCard title={t('alert.title')}>
      <NewcomerAlert />
    </SettingsCard>
  )
}
