const settingsTabs = ['general', 'change-password', 'change-email'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Parses the settings tab from a search parameter; `general` for any other value. */
export const parseSettingsTab = (value: unknown): SettingsTab => settingsTabs.find((tab) => tab === value) ?? 'general'
