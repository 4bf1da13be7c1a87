import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { renderCheckoutPage } from './checkout-page.ts'
import { sendProviderWebhook } from './send-webhook.ts'
import type { SandboxPayment } from './payment-store.ts'
import type { ProviderContext } from './provider-context.ts'

const Initialize = z.object({
  email: z.string().min(3),
  amount: z.coerce.number().int().positive(),
  currency: z.enum(['NGN', 'GHS', 'KES', 'ZAR', 'USD', 'XOF']),
  reference: z.string().regex(/^[a-zA-Z0-9.=-]{1,100}$/),
  callback_url: z.url(),
})
const choices = [
  ['pay', 'Pay'],
  ['decline', 'Decline'],
  ['insufficient', 'Insufficient funds'],
  ['later', 'Pay later (succeeds in 10 seconds)'],
  ['fees', 'Pay, with the fee on top'],
  ['partial', 'Pay half of it'],
  ['cancel', 'Cancel'],
  ['chargeback', 'Take the money back, once it is paid'],
] as const
const Listing = z.object({
  from: z.coerce.date().optional(),
  to: z.coerce.date().optional(),
  status: z.string().optional(),
  perPage: z.coerce.number().int().min(1).max(100).default(50),
  page: z.coerce.number().int().min(1).default(1),
})
const Choice = z.object({ choice: z.enum(choices.map(([value]) => value)) })
/** Approximation of Paystack's fee. */
const fee = (amount: number) => Math.round(amount * 0.015)

const toTransaction = (payment: SandboxPayment, wrongCurrency: boolean) => ({
  // Paystack ids may exceed 2^53.
  id: `@@${2n ** 60n + BigInt(`0x${payment.id.slice(0, 12)}`)}@@`,
  domain: 'test',
  status: payment.status,
  reference: payment.reference,
  amount: payment.paid,
  requested_amount: payment.amount,
  currency: wrongCurrency ? 'GHS' : payment.currency,
  gateway_response: payment.status === 'success' ? 'Successful' : (payment.error?.message ?? 'The transaction was not completed'),
  paid_at: payment.paidAt ?? null,
  created_at: payment.createdAt,
  channel: 'card',
  fees: payment.status === 'success' ? payment.fee : null,
  metadata: '',
  customer: { email: payment.email },
})
const toJson = (content: object): string => JSON.stringify(content).replaceAll(/"@@(\d+)@@"/g, '$1')

/** Registers a simulation of Paystack (docs/payments.md §1), for the demo and the tests. */
export const servePaystack = (app: FastifyInstance, { payments, faults, clock, service, site, secret }: ProviderContext): void => {
  const base = '/sandbox/paystack'
  const refuse = (reply: FastifyReply, status: number, message: string) => reply.status(status).send({ status: false, message })
  const settleIfDue = async (payment: SandboxPayment): Promise<SandboxPayment> => {
    const now = clock.now()
    if (payment.status !== 'pending' || (payment.succeedsAt ?? Infinity) > now.getTime()) return payment
    const done = { ...payment, status: 'success', paidAt: now.toISOString() }
    await payments.save(done)
    return done
  }
  const headersFor = (body: string) => {
    const key = faults.has('forge_signature') ? 'somebody else' : secret
    return { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }
  }
  const isAuthorized = (authorization: string | undefined) => authorization === `Bearer ${secret}`

  app.post(`${base}/transaction/initialize`, async (request, reply) => {
    if (faults.has('server_error')) return reply.status(502).type('text/html').send('<h1>Bad Gateway</h1>')
    if (faults.has('too_many')) return reply.status(429).header('retry-after', '1').send({ status: false, message: 'Too many requests' })
    if (!isAuthorized(request.headers.authorization)) return refuse(reply, 401, 'Invalid key')
    if (faults.has('refuse')) return refuse(reply, 400, 'Currency not supported by merchant')
    const asked = Initialize.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'Invalid Amount Sent')
    const code = randomBytes(8).toString('hex')
    const { email, amount, currency, reference, callback_url } = asked.data
    const now = clock.now()
    const added = await payments.add(
      {
        id: code,
        provider: 'paystack',
        reference,
        status: 'abandoned',
        amount,
        paid: amount,
        fee: fee(amount),
        currency,
        email,
        returnUrl: callback_url,
        error: undefined,
        succeedsAt: undefined,
        createdAt: now.toISOString(),
        paidAt: undefined,
      },
      now,
    )
    if (!added) return refuse(reply, 400, 'Duplicate Transaction Reference')
    if (faults.has('hang_up')) return void request.raw.destroy()
    const authorization_url = `${site}${base}/checkout/${code}`
    return reply.send({ status: true, message: 'Authorization URL created', data: { authorization_url, access_code: code, reference } })
  })

  app.get<{ Params: { reference: string } }>(`${base}/transaction/verify/:reference`, async (request, reply) => {
    if (faults.has('server_error')) return reply.status(500).type('text/html').send('<h1>Error</h1>')
    if (!isAuthorized(request.headers.authorization)) return refuse(reply, 401, 'Invalid key')
    const payment = await payments.byReference('paystack', request.params.reference)
    if (payment === undefined) return refuse(reply, randomInt(2) === 0 ? 400 : 404, 'Transaction reference not found.')
    const content = {
      status: true,
      message: 'Verification successful',
      data: toTransaction(await settleIfDue(payment), faults.has('wrong_currency')),
    }
    return reply.type('application/json').send(toJson(content))
  })

  app.get(`${base}/transaction`, async (request, reply) => {
    if (faults.has('server_error')) return reply.status(500).type('text/html').send('<h1>Error</h1>')
    if (!isAuthorized(request.headers.authorization)) return refuse(reply, 401, 'Invalid key')
    const { from, to, status = 'success', perPage, page } = Listing.parse(request.query)
    const found = await payments.page('paystack', status, { page, size: perPage })
    const within = found.filter(({ paidAt, createdAt }) => {
      const at = new Date(paidAt ?? createdAt)
      return (from === undefined || at >= from) && (to === undefined || at < to)
    })
    const meta = { perPage, page, ...(found.length < perPage ? { pageCount: page } : {}) }
    const content = { status: true, message: 'Transactions retrieved', data: within.map((payment) => toTransaction(payment, false)), meta }
    return reply.type('application/json').send(toJson(content))
  })

  app.get<{ Params: { code: string } }>(`${base}/checkout/:code`, async (request, reply) => {
    const payment = await payments.byId(request.params.code)
    if (payment === undefined) return reply.status(404).type('text/plain').send('No such checkout')
    const amount = `${(payment.amount / 100).toFixed(2)} ${payment.currency}`
    const { reference, status } = payment
    const page = renderCheckoutPage({ provider: 'Paystack', amount, reference, status, action: request.url, choices })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<{ Params: { code: string } }>(`${base}/checkout/:code`, async (request, reply) => {
    const payment = await payments.byId(request.params.code)
    const chosen = Choice.safeParse(request.body)
    if (payment === undefined || !chosen.success) return reply.status(404).type('text/plain').send('No such checkout')
    const back = () => reply.redirect(`${payment.returnUrl}&trxref=${payment.reference}&reference=${payment.reference}`, 303)
    if (chosen.data.choice === 'chargeback') {
      if (payment.status !== 'success' && payment.status !== 'reversed') return back()
      await payments.save({ ...payment, status: 'reversed' })
      const refund = {
        status: 'processed',
        transaction_reference: payment.reference,
        amount: String(payment.paid),
        currency: payment.currency,
      }
      const content = { event: 'refund.processed', data: { ...refund, domain: 'test', customer: { email: payment.email } } }
      await sendProviderWebhook({ url: `${service}/api/webhooks/paystack`, content, headersFor }, faults)
      return back()
    }
    if (['success', 'reversed'].includes(payment.status) || chosen.data.choice === 'cancel') return back()
    const now = clock.now()
    const paid = { status: 'success', paidAt: now.toISOString() }
    const changes: Record<string, Partial<SandboxPayment>> = {
      pay: paid,
      decline: { status: 'failed', error: { code: 0, message: 'Declined' } },
      insufficient: { status: 'failed', error: { code: 0, message: 'Insufficient Funds' } },
      later: { status: 'pending', succeedsAt: now.getTime() + 10_000 },
      fees: { ...paid, paid: payment.amount + payment.fee },
      partial: { ...paid, paid: Math.floor(payment.amount / 2) },
    }
    const after = { ...payment, ...changes[chosen.data.choice] }
    await payments.save(after)
    // Paystack sends no webhook event for a failed payment (docs/payments.md §1.4).
    if (after.status === 'success') {
      const content = {
        event: 'charge.success',
        data: { ...toTransaction(after, false), id: 302_961, requested_amount: undefined, fees: null, metadata: 0 },
      }
      await sendProviderWebhook({ url: `${service}/api/webhooks/paystack`, content, headersFor }, faults)
    }
    return back()
  })
}
