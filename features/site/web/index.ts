export { HomeScreen } from './HomeScreen.tsx'
export { LanguageMenu } from './LanguageMenu.tsx'
