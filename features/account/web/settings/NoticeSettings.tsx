import { PreferenceTable, notificationsText } from '#features/notifications/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsPartProps } from './settings-part.ts'

/** Which notices may come which way. */
export const NoticeSettings = ({ settings, save, saved }: SettingsPartProps) => {
  const t = useT(notificationsText)
  return (
    <SettingsCard title={t('choices.title')} hint={settings.notifications ? t('choices.text') : t('choices.off')} saved={saved}>
      <PreferenceTable choices={settings.notices} enabled={settings.notifications} onChange={(notices) => save({ notices })} />
    </SettingsCard>
  )
}
