import { useT } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { accountText } from '../../../locales/text.ts'
import { SettingsCard } from '../SettingsCard.tsx'
import type { SettingsSectionProps } from '../settings-section.ts'

/** Settings section for who sees the member, and whether a first message requires a photo check. */
export const VisibilitySettings = ({ settings: { privacy }, save, saved }: SettingsSectionProps) => {
  const t = useT(accountText)
  return (
    <SettingsCard title={t('visibility.title')} saved={saved}>
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={t('visibility.privateMode')}
          hint={t('visibility.privateModeHint')}
          checked={privacy.private_mode}
          onChange={({ target }) => save({ privacy: { private_mode: target.checked } })}
        />
        <Switch
          label={t('visibility.blursPhotos')}
          hint={t('visibility.blursPhotosHint')}
          checked={privacy.blurs_photos}
          onChange={({ target }) => save({ privacy: { blurs_photos: target.checked } })}
        />
        <Switch
          label={t('visibility.requestsChecked')}
          hint={t('visibility.requestsCheckedHint')}
          checked={privacy.requests_checked}
          onChange={({ target }) => save({ privacy: { requests_checked: target.checked } })}
        />
      </div>
    </SettingsCard>
  )
}
