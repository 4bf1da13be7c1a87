export { ConfirmImportedScreen } from './ConfirmImportedScreen.tsx'
