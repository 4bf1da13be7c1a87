const settingsTabs = ['general', 'change-password', 'change-email'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Parses the settings tab from a search parameter; `general` for any other value. */
export const parseSettingsTab = (value: unknown): SettingsTab => settingsTabs.find((tab) => tab === value) ?? 'general'

/** The groups of the general settings, in display order. */
export const settingsParts = ['notices', 'privacy', 'people', 'storage', 'account'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** Parses the open group from a search parameter; undefined, for the list of groups, for any other value. */
export const parseSettingsPart = (value: unknown): SettingsPart | undefined => settingsParts.find((part) => part === value)
