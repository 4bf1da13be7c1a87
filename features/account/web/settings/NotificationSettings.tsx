import { PreferenceTable, notificationsText } from '#features/notifications/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsSectionProps } from './settings-section.ts'

/** Settings section for notification kinds and channels. */
export const NotificationSettings = ({ settings, save, saved }: SettingsSectionProps) => {
  const t = useT(notificationsText)
  return (
    <SettingsCard title={t('choices.title')} hint={settings.notifications ? t('choices.text') : t('choices.off')} saved={saved}>
      <PreferenceTable choices={settings.notices} enabled={settings.notifications} onChange={(notices) => save({ notices })} />
    </SettingsCard>
  )
}
