export { BoostScreen } from './BoostScreen.tsx'
