import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import * as contract from '../contract.ts'
import { listDepositCurrencies } from './starting/list-deposit-currencies.ts'
import { registerDepositGauges } from './gauges.ts'
import { createConfiguredPaymentProviders } from './providers/configured-providers.ts'
import { quoteValidMinutes, readExchangeRateInForce } from './queries.ts'
import { refreshDeposit, showDeposit } from './checking/refresh-deposit.ts'
import { startDeposit } from './starting/start-deposit.ts'
import { DepositSweep } from './checking/sweep.ts'
import { servePaymentWebhooks } from './checking/webhooks.ts'

/** Serves deposits and webhooks. The process that runs jobs also checks open payments. */
export const serveDeposits = (routes: Routes): void => {
  const { app, platform } = routes
  const providers = createConfiguredPaymentProviders(platform)
  const sweep = new DepositSweep(platform, providers)
  registerRoute(routes, contract.listDepositCurrencies, async (ctx) => ({
    data: { currencies: await listDepositCurrencies(ctx, providers) },
  }))
  registerRoute(routes, contract.getDepositRate, async (ctx, { query }) => {
    const rate = await readExchangeRateInForce(ctx.db, query.currency, ctx.now)
    if (rate === undefined) throw new AppError(platformErrors.not_found)
    const valid_until = new Date(ctx.now.getTime() + quoteValidMinutes * minuteMs).toISOString()
    return { data: { rate: { id: Number(rate.id), currency: rate.currency, deposit_rate: Number(rate.deposit_rate), valid_until } } }
  })
  registerRoute(routes, contract.startDeposit, async (ctx, { body }) => ({ data: await startDeposit(ctx, platform, providers, body) }))
  registerRoute(routes, contract.getDeposit, async (ctx, { params }) => ({ data: { deposit: await showDeposit(ctx, params.id) } }))
  registerRoute(routes, contract.refreshDeposit, async (ctx, { params }) => ({
    data: { deposit: await refreshDeposit(ctx, platform, providers, params.id) },
  }))
  servePaymentWebhooks(routes, providers, sweep)
  registerDepositGauges(platform)
  app.addHook('onListen', () => {
    if (platform.config.role !== 'api') sweep.start()
  })
  app.addHook('onClose', () => sweep[Symbol.asyncDispose]())
}
