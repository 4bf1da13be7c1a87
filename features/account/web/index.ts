export { refreshMe, saveProfile, useMe } from './account-queries.ts'
export { PausedBanner } from './PausedBanner.tsx'
export { SettingsScreen } from './settings/SettingsScreen.tsx'
