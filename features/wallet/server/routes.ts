import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { buyCredits, sellCredits } from './convert.ts'
import { exportTransactions } from './transactions/export-transactions.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import { readCreditPrice, readWallet } from './queries.ts'
import { showReceipt } from './transactions/show-receipt.ts'

/** Serves the wallet. */
export const serveWallet = (routes: Routes): void => {
  const { platform } = routes
  route(routes, contract.getWallet, async (ctx) => ({
    data: { wallet: await readWallet(ctx.db, ctx.actor.id), price: await readCreditPrice(ctx.db, ctx.now) },
  }))
  route(routes, contract.listTransactions, async (ctx, { query }) => ({ data: await listTransactions(ctx, platform, query) }))
  route(routes, contract.exportTransactions, (ctx, { query }) => exportTransactions(ctx, platform, query))
  route(routes, contract.getReceipt, async (ctx, { params }) => ({ data: { transactions: await showReceipt(ctx, platform, params.id) } }))
  route(routes, contract.buyCredits, async (ctx, { body }) => ({ data: await buyCredits(ctx, platform, body) }))
  route(routes, contract.sellCredits, async (ctx, { body }) => ({ data: await sellCredits(ctx, platform, body) }))
}
