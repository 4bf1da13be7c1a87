export { DepositScreen } from './DepositScreen.tsx'
export { depositsText } from '../locales/text.ts'
export { DepositStatusCard } from './DepositStatusCard.tsx'
