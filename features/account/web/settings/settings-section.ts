import type { Settings, SettingsEdit } from '../../contract.ts'

/** Props of a settings section that edits settings. */
export interface SettingsSectionProps {
  settings: Settings
  /** Saves the change at once. */
  save: (edit: SettingsEdit) => void
  /** Whether the last saved change came from this section. */
  saved: boolean
}
