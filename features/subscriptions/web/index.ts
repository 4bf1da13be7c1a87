export { UpgradeScreen } from './UpgradeScreen.tsx'
