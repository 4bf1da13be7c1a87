import type { ServerFeature } from '#platform/server/feature.ts'
import { keptForAccounting, purgedAfter, keptAsSettings } from '#platform/server/retention-rules.ts'
import { purgeCalls } from './call-store.ts'
import { personalData } from './personal-data.ts'
import { serveWallet } from './routes.ts'

/** Balances, credits and the books. */
export const walletFeature: ServerFeature = {
  name: 'wallet',
  serve: serveWallet,
  recurring: [purgeCalls],
  personalData,
  tables: {
    account: keptForAccounting,
    asset: keptAsSettings('currencies and their decimals'),
    account_balance: { ...keptForAccounting, impersonal: 'the sum of an account, which has a number and no person' },
    journal: {
      ...keptForAccounting,
      impersonal: 'the books: its keys and details name accounts, deposits and calls by number, and no row of it ever changes',
    },
    posting: { ...keptForAccounting, impersonal: 'the books: account numbers and amounts' },
    credit_price: keptAsSettings('a price list'),
    idempotent_call: purgedAfter(1, purgeCalls.kind),
  },
}
