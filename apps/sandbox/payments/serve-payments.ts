import * as z from 'zod'
import { type PaymentChannel, paymentChannels } from '#features/deposits/contract.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { checkoutStyle } from './checkout-page.ts'
import { type ProviderFaults, parseProviderFaults } from './faults.ts'
import { createPaymentStore } from './payment-store.ts'
import { servePaystack } from './paystack.ts'
import { serveTranzak } from './tranzak.ts'

const Wanted = z.object({ on: z.string().max(300).default('') })

/** The provider keys of the service, which the demo's providers accept. */
export type SandboxKeys = Readonly<Record<PaymentChannel, string>>

const providers = { paystack: servePaystack, tranzak: serveTranzak } satisfies Record<PaymentChannel, unknown>

/** Registers the demo's payment providers, their checkout pages, and the endpoint to switch faults. */
export const serveSandboxPaymentProviders = ({ app, platform }: Routes, keys: SandboxKeys): void => {
  const { config, clock, db } = platform
  const faults: ProviderFaults = new Set()
  const payments = createPaymentStore(db)
  const service = `http://127.0.0.1:${config.port}`
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    scope.get('/sandbox/payments.css', (_request, reply) => reply.type('text/css').send(checkoutStyle))
    scope.post('/sandbox/payments/faults', (request) => {
      faults.clear()
      for (const fault of parseProviderFaults(Wanted.parse(request.body).on)) faults.add(fault)
      return { on: [...faults] }
    })
    const common = { payments, faults, clock, service, site: platform.publicUrl }
    for (const channel of paymentChannels) providers[channel](scope, { ...common, secret: keys[channel] })
    done()
  })
}
