import type { ReactNode } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { type Tab, Tabs } from '#platform/web/ui/Tabs.tsx'
import { accountText } from '../../locales/text.ts'
import { GeneralSettings, type GeneralSettingsProps } from './GeneralSettings.tsx'
import { parseSettingsTab, type SettingsTab } from './settings-tab.ts'

interface SettingsScreenProps extends GeneralSettingsProps {
  /** Tab from the URL; an unknown one selects the first. */
  tab: string | undefined
  onTab: (tab: SettingsTab) => void
  /** Forms of the auth feature. A tab without a form is not shown. */
  changePassword?: ReactNode
  changeEmail?: ReactNode
}

/** The settings in tabs. */
export const SettingsScreen = ({ tab, onTab, changePassword, changeEmail, ...general }: SettingsScreenProps) => {
  const t = useT(accountText)
  const takesPart = useCanParticipate()
  const tabs: Tab<SettingsTab>[] = [{ value: 'general', label: t('tabs.general'), panel: <GeneralSettings {...general} /> }]
  if (changePassword !== undefined) tabs.push({ value: 'change-password', label: t('tabs.changePassword'), panel: changePassword })
  if (changeEmail !== undefined && takesPart) tabs.push({ value: 'change-email', label: t('tabs.changeEmail'), panel: changeEmail })
  const wanted = parseSettingsTab(tab)
  const shown = tabs.some(({ value }) => value === wanted) ? wanted : 'general'
  return <Tabs label={t('tabs.label')} tabs={tabs} value={shown} onChange={onTab} />
}
