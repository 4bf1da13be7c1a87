import type { ServerFeature } from '#platform/server/feature.ts'
import { keptForAccounting, purgedAfter, keptAsSettings } from '#platform/server/retention-rules.ts'
import { purgeIdempotentResponsesHourly } from './idempotency-store.ts'
import { personalData } from './personal-data.ts'
import { serveWallet } from './routes.ts'
import type { WalletDependencies } from './transactions/transaction-subject.ts'

/** The wallet: balances, credits and the ledger. */
export const walletFeature: ServerFeature<WalletDependencies> = {
  name: 'wallet',
  serve: serveWallet,
  recurring: [purgeIdempotentResponsesHourly],
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
    idempotent_call: purgedAfter(1, purgeIdempotentResponsesHourly.kind),
  },
}
