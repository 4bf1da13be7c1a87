import { Link } from '@tanstack/react-router'
import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useState } from 'react'
import { notificationsText } from '#features/notifications/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { languageNames, locales, useLanguage, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import type { SettingsEdit } from '../../contract.ts'
import { accountText } from '../../locales/text.ts'
import { DataSaverSettings } from './device/DataSaverSettings.tsx'
import { DeletionSettings } from './deletion/DeletionSettings.tsx'
import { ExportSettings } from './ExportSettings.tsx'
import { DiscoverySettings } from './discovery/DiscoverySettings.tsx'
import { NewcomerAlertSettings } from './NewcomerAlertSettings.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { FeedOrderSettings } from './FeedOrderSettings.tsx'
import { PauseSettings } from './PauseSettings.tsx'
import { PlaceSettings } from './PlaceSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { StorageSettings } from './StorageSettings.tsx'
import { VisibilitySettings } from './visibility/VisibilitySettings.tsx'
import { PushSettings } from './PushSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { SettingsGroups } from './SettingsGroups.tsx'
import { parseGeneralSettingsGroup } from './settings-tab.ts'
import type { SettingsSectionProps } from './settings-section.ts'
import { useSaveSettings, useSettings } from './settings-queries.ts'

const Basics = ({ settings, save, saved }: SettingsSectionProps) => {
  const t = useT(accountText)
  // The language of this browser. The account may have another one, set in another browser.
  const shown = useLanguage(({ locale }) => locale)
  return (
    <SettingsCard title={t('basics.title')} saved={saved}>
      <Switch
        label={t('basics.notifications')}
        hint={t('basics.notificationsHint')}
        checked={settings.notifications}
        onChange={({ target }) => save({ notifications: target.checked })}
      />
      <SelectField
        label={t('basics.language')}
        hint={t('basics.languageHint')}
        options={locales.map((locale) => ({ value: locale, label: languageNames[locale] ?? locale }))}
        value={shown}
        onChange={({ target }) => (isLocale(target.value) ? save({ locale: target.value }) : undefined)}
      />
    </SettingsCard>
  )
}

const Upgrade = ({ path }: { path: string }) => {
  const t = useT(accountText)
  return (
    <SettingsCard title={t('upgrade.title')} hint={t('upgrade.text')}>
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        icon={<Sparkles aria-hidden className="size-5" />}
        render={<Link to={path} />}
      >
        {t('upgrade.action')}
      </Button>
    </SettingsCard>
  )
}

const parts = {
  basics: Basics,
  notices: NotificationSettings,
  visibility: VisibilitySettings,
  privacy: PrivacySettings,
  findMe: DiscoverySettings,
}
type Part = keyof typeof parts

const Placeholder = () => (
  <div className="flex flex-col gap-5">
    {['h-64', 'h-90'].map((height, index) => (
      <Skeleton key={index} className={`rounded-card ${height}`} />
    ))}
  </div>
)

export interface GeneralSettingsProps {
  /** Group from the URL; an unknown one shows the list of groups. */
  part?: string | undefined
  onSetPlace: () => void
  /** Path of the plans screen; absent if there is none. */
  upgradePath?: string | undefined
  /** Settings section of the people whom the member does not want to meet. */
  knownContacts?: ReactNode
  onDeleted: () => void
}

/** All settings except password and email. Each change is saved at once. */
export const GeneralSettings = ({ part, onSetPlace, onDeleted, upgradePath, knownContacts }: GeneralSettingsProps) => {
  const t = useT(accountText)
  const words = useT(platformText)
  const notices = useT(notificationsText)
  const { data: settings, error, isFetching, refetch } = useSettings()
  const { mutate, isPending } = useSaveSettings()
  const [last, setLast] = useState<Part>()
  const takesPart = useCanParticipate()
  if (settings === undefined)
    return error === null ? (
      <Placeholder />
    ) : (
      <ErrorState message={error.message} retryLabel={words('words.retry')} onRetry={() => void refetch()} busy={isFetching} />
    )
  const save = (name: Part) => (edit: SettingsEdit) => {
    setLast(undefined)
    mutate(edit, { onSuccess: () => setLast(name) })
  }
  const show = (name: Part) => {
    const Shown = parts[name]
    return <Shown settings={settings} save={save(name)} saved={last === name} />
  }
  return (
    <div className="flex flex-col gap-5">
      <LiveRegion
        message={
          last === undefined || isPending ? '' : `${t('saved')}: ${last === 'notices' ? notices('choices.title') : t(`${last}.title`)}`
        }
      />
      <SettingsGroups
        part={parseGeneralSettingsGroup(part)}
        end={upgradePath === undefined || !takesPart ? null : <Upgrade path={upgradePath} />}
        groups={{
          notices: (
            <>
              {show('notices')}
              <PushSettings />
              {takesPart ? <NewcomerAlertSettings /> : null}
            </>
          ),
          privacy: (
            <>
              {show('visibility')}
              {show('privacy')}
              {takesPart ? knownContacts : null}
            </>
          ),
          people: (
            <>
              {show('findMe')}
              {takesPart ? <FeedOrderSettings /> : null}
              {takesPart ? <PlaceSettings onSetPlace={onSetPlace} /> : null}
            </>
          ),
          storage: (
            <>
              <DataSaverSettings />
              <StorageSettings />
            </>
          ),
          account: (
            <>
              <ExportSettings archive={settings.export} />
              {takesPart ? <PauseSettings paused={settings.paused} /> : null}
              <DeletionSettings onDeleted={onDeleted} />
            </>
          ),
        }}
      >
        {show('basics')}
      </SettingsGroups>
    </div>
  )
}
