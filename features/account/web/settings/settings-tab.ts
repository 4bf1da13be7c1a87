const settingsTabs = ['general', 'change-password', 'change-email'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Parses the settings tab from a search parameter; `general` for any other value. */
export const parseSettingsTab = (value: unknown): SettingsTab => settingsTabs.find((tab) => tab === value) ?? 'general'

/** The groups of the general settings, in display order. */
export const generalSettingsGroups = ['notices', 'privacy', 'people', 'storage', 'account'] as const
export type GeneralSettingsGroup = (typeof generalSettingsGroups)[number]

/** Parses the open group from a search parameter. Any other value gives undefined, which stands for the list of groups. */
export const parseGeneralSettingsGroup = (value: unknown): GeneralSettingsGroup | undefined =>
  generalSettingsGroups.find((part) => part === value)
