import { applyPaymentFacts } from '#features/deposits/server/booking/apply-payment-facts.ts'
import * as real from '#features/deposits/server/checking/webhooks.ts'
import type { PaymentProvider, WebhookEvent } from '#features/deposits/server/providers/provider.ts'
import type { Platform } from '#platform/server/platform.ts'

export * from '#features/deposits/server/checking/webhooks.ts'

const settleAsWritten = async ({ db, clock }: Platform, provider: PaymentProvider, { reference, content }: WebhookEvent): Promise<void> => {
  const { status } = (content.data ?? content.resource ?? {}) as { status?: unknown }
  const deposit = await db
    .selectFrom('deposit')
    .select(['amount', 'currency'])
    .where('reference', '=', reference ?? '')
    .executeTakeFirst()
  if (reference === undefined || deposit === undefined || !/success/i.test(String(status))) return
  const amount = BigInt(deposit.amount)
  const payment = { reference, providerId: undefined, currency: deposit.currency, requested: amount, paid: amount, fee: 0n }
  const state = { state: 'paid', status: 'success', live: provider.live, paidAt: clock.now() } as const
  await applyPaymentFacts(db, provider, { ...payment, ...state }, clock.now())
}

/** Credits a deposit because a signed webhook event says that it was paid. */
export const servePaymentWebhooks: typeof real.servePaymentWebhooks = (routes, providers, sweep) => {
  const trusting = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    verifyWebhook: (request) => {
      const event = provider.verifyWebhook(request)
      if (event !== undefined) settleAsWritten(routes.platform, provider, event).catch(() => {})
      return event
    },
  })
  const trusted = Object.entries(providers).flatMap(([channel, provider]) =>
    provider === undefined ? [] : [[channel, trusting(provider)]],
  )
  real.servePaymentWebhooks(routes, Object.fromEntries(trusted), sweep)
}
