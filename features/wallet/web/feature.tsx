import type { WebFeature } from '#platform/web/feature.ts'
import { useRefetchWalletOnEvents } from './wallet-queries.ts'

/** The balances, which change while other screens are open. */
export const walletFeature: WebFeature = {
  name: 'wallet',
  Live: () => {
    useRefetchWalletOnEvents()
    return null
  },
}
