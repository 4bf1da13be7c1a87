import { requestsFromOptions } from '#features/profiles/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { accountText } from '../../locales/text.ts'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsSectionProps } from './settings-section.ts'

/** Settings section for what others see of the member, and who may send a first message. */
export const PrivacySettings = ({ settings: { privacy }, save, saved }: SettingsSectionProps) => {
  const t = useT(accountText)
  return (
    <SettingsCard title={t('privacy.title')} saved={saved}>
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label={t('privacy.onlyInitial')}
          hint={t('privacy.onlyInitialHint')}
          checked={!privacy.shows_lastname}
          onChange={({ target }) => save({ privacy: { shows_lastname: !target.checked } })}
        />
        <Switch
          label={t('privacy.onlyAge')}
          hint={t('privacy.onlyAgeHint')}
          checked={!privacy.shows_birth}
          onChange={({ target }) => save({ privacy: { shows_birth: !target.checked } })}
        />
        <Switch
          label={t('privacy.showsActivity')}
          hint={t('privacy.showsActivityHint')}
          checked={privacy.shows_activity}
          onChange={({ target }) => save({ privacy: { shows_activity: target.checked } })}
        />
        <Switch
          label={t('privacy.showsReads')}
          hint={t('privacy.showsReadsHint')}
          checked={privacy.shows_reads}
          onChange={({ target }) => save({ privacy: { shows_reads: target.checked } })}
        />
      </div>
      <SegmentedControl
        name="requests"
        label={t('privacy.requests')}
        hint={t('privacy.requestsHint')}
        options={requestsFromOptions.map((value) => ({ value, label: t(`privacy.requestsFrom.${value}`) }))}
        value={privacy.requests_from}
        onChange={({ target }) => {
          const chosen = requestsFromOptions.find((value) => value === target.value)
          if (chosen !== undefined) save({ privacy: { requests_from: chosen } })
        }}
      />
    </SettingsCard>
  )
}
