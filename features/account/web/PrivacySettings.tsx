import { useT } from '#platform/web/i18n.tsx'
import { Segmented } from '#platform/web/ui/Segmented.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { accountText } from '../locales/text.ts'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsPartProps } from './settings-part.ts'

/** What others see of the member. */
export const PrivacySettings = ({ settings: { privacy }, save, saved }: SettingsPartProps) => {
  const t = useT(accountText)
  return (
    <SettingsCard title={t('privacy.title')} saved={saved}>
      <Segmented
        name="name"
        label={t('privacy.name')}
        options={[
          { value: 'full', label: t('privacy.nameFull') },
          { value: 'initial', label: t('privacy.nameInitial') },
        ]}
        value={privacy.shows_lastname ? 'full' : 'initial'}
        onChange={({ target }) => save({ privacy: { shows_lastname: target.value === 'full' } })}
      />
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={t('privacy.showsBirth')}
          checked={privacy.shows_birth}
          onChange={({ target }) => save({ privacy: { shows_birth: target.checked } })}
        />
        <Switch
          label={t('privacy.showsActivity')}
          hint={t('privacy.showsActivityHint')}
          checked={privacy.shows_activity}
          onChange={({ target }) => save({ privacy: { shows_activity: target.checked } })}
        />
      </div>
    </SettingsCard>
  )
}
