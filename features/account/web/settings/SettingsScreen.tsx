import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { type Tab, Tabs } from '#platform/web/ui/Tabs.tsx'
import { accountText } from '../../locales/text.ts'
import { GeneralSettings, type GeneralSettingsProps } from './GeneralSettings.tsx'
import { settingsTab, type SettingsTab } from './settings-tab.ts'

interface SettingsScreenProps extends GeneralSettingsProps {
  /** Which tab the address asks for; anything unknown is the first. */
  tab: string | undefined
  onTab: (tab: SettingsTab) => void
  /** The forms of auth. A tab without its form is not there. */
  changePassword?: ReactNode
  changeEmail?: ReactNode
}

/** The settings of the account in tabs. */
export const SettingsScreen = ({ tab, onTab, changePassword, changeEmail, ...general }: SettingsScreenProps) => {
  const t = useT(accountText)
  const tabs: Tab<SettingsTab>[] = [{ value: 'general', label: t('tabs.general'), panel: <GeneralSettings {...general} /> }]
  if (changePassword !== undefined) tabs.push({ value: 'change-password', label: t('tabs.changePassword'), panel: changePassword })
  if (changeEmail !== undefined) tabs.push({ value: 'change-email', label: t('tabs.changeEmail'), panel: changeEmail })
  const wanted = settingsTab(tab)
  const shown = tabs.some(({ value }) => value === wanted) ? wanted : 'general'
  return (
    <div className="max-w-2xl">
      <Tabs label={t('tabs.label')} tabs={tabs} value={shown} onChange={onTab} />
    </div>
  )
}
