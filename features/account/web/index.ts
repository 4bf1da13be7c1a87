export { refreshMe, saveProfile, useMe } from './account-queries.ts'
export { SettingsScreen } from './settings/SettingsScreen.tsx'
