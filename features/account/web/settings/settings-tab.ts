const settingsTabs = ['general', 'change-password', 'change-email'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Parses the tab of a search parameter; `general` for anything else. */
export const parseSettingsTab = (wanted: unknown): SettingsTab => settingsTabs.find((tab) => tab === wanted) ?? 'general'
