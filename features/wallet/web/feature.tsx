import type { WebFeature } from '#platform/web/feature.ts'
import { useLiveWallet } from './wallet-queries.ts'

/** The balances, which change while other screens are open. */
export const walletFeature: WebFeature = {
  name: 'wallet',
  Live: () => {
    useLiveWallet()
    return null
  },
}
