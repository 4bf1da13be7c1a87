import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { buyCreditsWithDollars, sellCreditsForDollars } from './convert.ts'
import { exportTransactions } from './transactions/export-transactions.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import { isTransactionKind } from './transaction-presenter.ts'
import { readCreditPrice, readEntryKindsAndMonths, readWallet } from './queries.ts'
import { showReceipt } from './transactions/show-receipt.ts'
import type { WalletDependencies } from './transactions/transaction-subject.ts'

/** Serves the wallet. Other features supply the descriptions of entries and the rate of the member's currency. */
export const serveWallet = (routes: Routes, { describeEntries, readLocalRate }: WalletDependencies): void => {
  const { platform } = routes
  const { texts, limits } = platform
  const sources = { texts, describeEntries }
  registerRoute(routes, contract.getWallet, async (ctx) => ({
    data: {
      wallet: await readWallet(ctx.db, ctx.actor.id),
      price: await readCreditPrice(ctx.db, ctx.now),
      local: await readLocalRate(ctx),
    },
  }))
  registerRoute(routes, contract.listTransactions, async (ctx, { query }) => ({ data: await listTransactions(ctx, sources, query) }))
  registerRoute(routes, contract.listTransactionChoices, async (ctx) => {
    const { kinds, months } = await readEntryKindsAndMonths(ctx.db, ctx.actor.id)
    return { data: { kinds: kinds.filter(isTransactionKind), months } }
  })
  registerRoute(routes, contract.exportTransactions, (ctx, { query }) => exportTransactions(ctx, { limits, ...sources }, query))
  registerRoute(routes, contract.getReceipt, async (ctx, { params }) => ({ data: await showReceipt(ctx, sources, params.id) }))
  registerRoute(routes, contract.buyCreditsWithDollars, async (ctx, { body }) => ({
    data: await buyCreditsWithDollars(ctx, platform, body),
  }))
  registerRoute(routes, contract.sellCreditsForDollars, async (ctx, { body }) => ({
    data: await sellCreditsForDollars(ctx, platform, body),
  }))
}
