export { ConvertScreen } from './ConvertScreen.tsx'
export { ReceiptScreen } from './ReceiptScreen.tsx'
export { useLiveWallet, useWallet } from './wallet-queries.ts'
export { WalletScreen } from './WalletScreen.tsx'
