import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { renderCheckoutPage } from './checkout-page.ts'
import { sendProviderWebhook } from './send-webhook.ts'
import type { SandboxPayment } from './payment-store.ts'
import type { ProviderContext } from './provider-context.ts'

const Create = z.object({
  amount: z.number().positive(),
  currencyCode: z.string(),
  description: z.string().max(255),
  payerNote: z.string().max(32).optional(),
  mchTransactionRef: z.string().min(1).max(64),
  returnUrl: z.url().max(500),
})
const Find = z.object({ requestId: z.string().optional(), mchTransactionRef: z.string().optional() })
const SignIn = z.object({ appId: z.string(), appKey: z.string() })
const choices = [
  ['approve', 'Approve with MTN MoMo'],
  ['orange', 'Approve with Orange Money'],
  ['insufficient', 'Insufficient balance'],
  ['progress', 'Confirm on the phone later (10 seconds)'],
  ['expire', 'Let it expire'],
  ['cancel', 'Cancel'],
  ['chargeback', 'Take the money back, once it is paid'],
] as const
const Listing = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
})
const Choice = z.object({ choice: z.enum(choices.map(([value]) => value)) })
const tokenSeconds = 7200

const toResource = (payment: SandboxPayment, site: string, wrongCurrency: boolean) => {
  const currencyCode = wrongCurrency ? 'XOF' : payment.currency
  const done = payment.status === 'SUCCESSFUL' || payment.status === 'REFUNDED'
  return {
    requestId: payment.id,
    amount: payment.amount,
    currencyCode,
    status: payment.status,
    transactionStatus: payment.status,
    createdAt: payment.createdAt,
    mchTransactionRef: payment.reference,
    appId: 'ap_sandbox',
    errorCode: payment.error?.code ?? null,
    errorMessage: payment.error?.message ?? null,
    links: { returnUrl: payment.returnUrl, paymentAuthUrl: `${site}/sandbox/tranzak/checkout/${payment.id}` },
    ...(done
      ? {
          transactionId: `TX${payment.id}`,
          transactionTime: payment.paidAt,
          payer: { isGuest: true, paymentMethod: 'MTN MoMo', currencyCode, amount: payment.paid, fee: 0 },
          merchant: { currencyCode, amount: payment.paid, fee: payment.fee, netAmountReceived: payment.paid - payment.fee },
        }
      : {}),
  }
}

/** Registers a simulation of Tranzak (docs/payments.md §2), for the demo and the tests. */
export const serveTranzak = (app: FastifyInstance, { payments, faults, clock, service, site, secret }: ProviderContext): void => {
  const base = '/sandbox/tranzak'
  const tokens = new Map<string, number>()
  const refuse = (reply: FastifyReply, errorMsg: string, errorCode: number | null) =>
    reply.send({ data: [], success: false, errorMsg, errorCode })
  const sendFault = (reply: FastifyReply): FastifyReply | undefined => {
    if (faults.has('server_error')) return reply.status(502).type('text/html').send('<h1>Bad Gateway</h1>')
    return faults.has('too_many') ? reply.status(429).header('retry-after', '1').send({ success: false }) : undefined
  }
  const isAuthorized = ({ headers }: FastifyRequest) => {
    const [, token = ''] = /^Bearer:? (.+)$/.exec(headers.authorization ?? '') ?? []
    return (tokens.get(token) ?? 0) > clock.now().getTime()
  }

  app.post(`${base}/auth/token`, (request, reply) => {
    const asked = SignIn.safeParse(request.body)
    if (!asked.success || asked.data.appKey !== 'SAND_sandbox') return refuse(reply, 'Authentication Error', 40_022)
    const token = randomBytes(16).toString('hex')
    tokens.set(token, clock.now().getTime() + tokenSeconds * 1000)
    return reply.send({ data: { scope: 'collections', appId: asked.data.appId, token, expiresIn: tokenSeconds }, success: true })
  })

  app.post(`${base}/xp021/v1/request/create`, async (request, reply) => {
    if (sendFault(reply) !== undefined) return reply
    if (!isAuthorized(request)) return reply.status(401).send({ success: false, errorMsg: 'Unauthorized', errorCode: 401 })
    if (faults.has('refuse')) return refuse(reply, 'TXN_LIMIT_EXCEEDED', 3013)
    const asked = Create.safeParse(request.body)
    if (!asked.success) return refuse(reply, 'Amount the must be greater than zero.', null)
    const { amount, currencyCode, mchTransactionRef, returnUrl } = asked.data
    if (currencyCode !== 'XAF') return refuse(reply, `Invalid or unsupported currency code:${currencyCode}`, 0)
    const now = clock.now()
    const payment: SandboxPayment = {
      id: `REQ${randomBytes(8).toString('hex').toUpperCase()}`,
      provider: 'tranzak',
      reference: mchTransactionRef,
      status: 'PENDING',
      amount,
      paid: amount,
      fee: Math.round(amount * 0.02),
      currency: currencyCode,
      email: '',
      returnUrl,
      error: undefined,
      succeedsAt: undefined,
      createdAt: now.toISOString(),
      paidAt: undefined,
    }
    if (!(await payments.add(payment, now))) return refuse(reply, 'Duplicate request detected', null)
    if (faults.has('hang_up')) return void request.raw.destroy()
    return reply.send({ data: toResource(payment, site, false), success: true })
  })

  const details = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (sendFault(reply) !== undefined) return reply
    if (!isAuthorized(request)) return reply.status(401).send({ success: false, errorMsg: 'Unauthorized', errorCode: 401 })
    const { requestId, mchTransactionRef } = Find.parse({ ...(request.query as object), ...(request.body as object | undefined) })
    const found = await (requestId === undefined ? payments.byReference('tranzak', mchTransactionRef ?? '') : payments.byId(requestId))
    if (found === undefined) return refuse(reply, 'Not found', 500)
    const now = clock.now()
    const ripe = found.status === 'PAYMENT_IN_PROGRESS' && (found.succeedsAt ?? Infinity) <= now.getTime()
    const payment = ripe ? { ...found, status: 'SUCCESSFUL', paidAt: now.toISOString() } : found
    if (ripe) await payments.save(payment)
    return reply.send({ data: toResource(payment, site, faults.has('wrong_currency')), success: true })
  }
  app.get(`${base}/xp021/v1/request/details`, details)
  app.post(`${base}/xp021/v1/request/details`, details)

  app.get(`${base}/xp021/v1/request/history`, async (request, reply) => {
    if (sendFault(reply) !== undefined) return reply
    if (!isAuthorized(request)) return reply.status(401).send({ success: false, errorMsg: 'Unauthorized', errorCode: 401 })
    const { page, pageSize } = Listing.parse(request.query)
    const found = await payments.page('tranzak', 'SUCCESSFUL', { page, size: pageSize })
    const list = found.map((payment) => toResource(payment, site, false))
    return reply.send({ data: { list, pageSize, currentPage: page, hasMore: found.length === pageSize }, success: true })
  })

  app.get<{ Params: { id: string } }>(`${base}/checkout/:id`, async (request, reply) => {
    const payment = await payments.byId(request.params.id)
    if (payment === undefined) return reply.status(404).type('text/plain').send('No such checkout')
    const { reference, status } = payment
    const page = renderCheckoutPage({
      provider: 'Tranzak',
      amount: `${payment.amount} ${payment.currency}`,
      reference,
      status,
      action: request.url,
      choices,
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  /** Saves a payment and sends its webhook event. */
  const saveAndNotify = async (eventType: string, payment: SandboxPayment): Promise<void> => {
    await payments.save(payment)
    const content = {
      name: 'Tranzak Payment Notification (TPN)',
      version: '1.0',
      eventType,
      resourceId: payment.id,
      resource: toResource(payment, site, false),
      creationDateTime: clock.now().toISOString().slice(0, 19).replace('T', ' '),
      webhookId: 'WHSANDBOX',
      authKey: faults.has('forge_signature') ? 'somebody else' : secret,
    }
    await sendProviderWebhook({ url: `${service}/api/webhooks/tranzak`, content }, faults)
  }

  app.post<{ Params: { id: string } }>(`${base}/checkout/:id`, async (request, reply) => {
    const payment = await payments.byId(request.params.id)
    const chosen = Choice.safeParse(request.body)
    if (payment === undefined || !chosen.success) return reply.status(404).type('text/plain').send('No such checkout')
    const back = () => reply.redirect(`${payment.returnUrl}&requestId=${payment.id}`, 303)
    if (chosen.data.choice === 'chargeback') {
      if (payment.status !== 'SUCCESSFUL' && payment.status !== 'REFUNDED') return back()
      await saveAndNotify('REFUND.COMPLETED', { ...payment, status: 'REFUNDED' })
      return back()
    }
    if (['SUCCESSFUL', 'REFUNDED'].includes(payment.status)) return back()
    const now = clock.now()
    const paid = { status: 'SUCCESSFUL', paidAt: now.toISOString() }
    const failed = (code: number, message: string) => ({ status: 'FAILED', error: { code, message } })
    const changes: Record<string, Partial<SandboxPayment>> = {
      approve: paid,
      orange: paid,
      insufficient: failed(1001, 'INSUFFICIENT_BALANCE'),
      progress: { status: 'PAYMENT_IN_PROGRESS', succeedsAt: now.getTime() + 10_000 },
      expire: failed(3004, 'TXN_EXPIRED'),
      // A cancelled payment is reported as failed (docs/payments.md §2.2).
      cancel: failed(3008, 'TXN_CANCELLED'),
    }
    const after = { ...payment, ...changes[chosen.data.choice] }
    if (after.status === 'PAYMENT_IN_PROGRESS') await payments.save(after)
    else await saveAndNotify('REQUEST.COMPLETED', after)
    return back()
  })
}
