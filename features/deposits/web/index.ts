export { DepositScreen } from './DepositScreen.tsx'
export { depositsText } from '../locales/text.ts'
export { DepositState } from './DepositState.tsx'
