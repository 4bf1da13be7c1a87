import type { Settings, SettingsEdit } from '../../contract.ts'

/** Props of a settings section that edits settings. */
export interface SettingsSectionProps {
  settings: Settings
  /** Saves the change at once. */
  save: (edit: SettingsEdit) => void
  /** True if a change of this section was the last one saved. */
  saved: boolean
}
