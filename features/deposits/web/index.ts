export { DepositScreen } from './DepositScreen.tsx'
export { DepositState } from './DepositState.tsx'
