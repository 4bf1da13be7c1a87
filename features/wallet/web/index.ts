export { ConvertScreen } from './ConvertScreen.tsx'
export { ReceiptScreen } from './ReceiptScreen.tsx'
export { WalletScreen } from './WalletScreen.tsx'
