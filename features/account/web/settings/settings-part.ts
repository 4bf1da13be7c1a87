import type { Settings, SettingsEdit } from '../../contract.ts'

/** What a part of the settings with switches and choices is given. */
export interface SettingsPartProps {
  settings: Settings
  /** Stores the change at once. */
  save: (edit: SettingsEdit) => void
  /** Something of this part was the last thing stored. */
  saved: boolean
}
