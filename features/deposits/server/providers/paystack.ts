import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { optional } from '#platform/server/config/variable-schemas.ts'
import { toMinorUnits, formatMinorUnits } from '#platform/shared/money.ts'
import { providerApiUrlSchema, definePaymentProvider } from './definition.ts'
import { type ListedPayment, type PaymentFacts, type PaymentProvider, ProviderRefusedError, ProviderUnreachableError } from './provider.ts'
import { requestProvider, parseProviderDate, pickPlainFields, readAllPages, asRecord, asText } from './request.ts'

interface PaystackKeys {
  secretKey: string
  baseUrl: string
}

/** Decimal places of Paystack's amounts: it counts hundredths of every currency, even of those without decimals (docs/payments.md §1.1). */
const paystackScale = 2
const perPage = 100
/** Converts an amount to Paystack's hundredths. @throws {ProviderRefusedError} for an amount finer than hundredths */
const toPaystack = (amount: bigint, scale: number): string => {
  const hundredths = toMinorUnits(formatMinorUnits(amount, scale), paystackScale)
  if (hundredths === undefined) throw new ProviderRefusedError('Paystack takes no amount finer than hundredths')
  return String(hundredths)
}
/** Converts Paystack's hundredths to the smallest unit of a currency, rounded down; 0 for anything but a whole number. */
const fromPaystack = (value: unknown, scale: number): bigint => {
  const text = asText(value) ?? '0'
  if (!/^\d{1,18}$/.test(text)) return 0n
  // A currency may have no decimals, such as XOF, or more than Paystack's two.
  return (BigInt(text) * 10n ** BigInt(scale)) / 10n ** BigInt(paystackScale)
}

/** The other statuses, such as `abandoned`, count as open. A success can follow `failed` (docs/payments.md §1.3). */
const states: Record<string, PaymentFacts['state']> = { success: 'paid', failed: 'failed', reversed: 'reversed' }

/** Whether a payment is real, by its `domain`. Without a known domain nobody can say whether real money has moved. */
const isLiveByDomain = new Map<unknown, boolean>([
  ['live', true],
  ['test', false],
])

/** The fields of a webhook event's `data` that are stored, besides the reference. */
const storedDataFields = [
  'id',
  'status',
  'domain',
  'amount',
  'requested_amount',
  'fees',
  'currency',
  'paid_at',
  'refund_amount',
  'refund_reference',
  'resolution',
]

const toPaymentFacts = (data: Record<string, unknown>, scale: number): PaymentFacts | undefined => {
  const reference = asText(data.reference)
  const status = asText(data.status)
  const live = isLiveByDomain.get(data.domain)
  if (reference === undefined || status === undefined || live === undefined) return undefined
  const paid = fromPaystack(data.amount, scale)
  return {
    reference,
    providerId: asText(data.id),
    state: states[status] ?? 'open',
    status,
    currency: asText(data.currency) ?? '',
    // A payer who bears the fee pays more than was requested.
    requested: data.requested_amount === undefined || data.requested_amount === null ? paid : fromPaystack(data.requested_amount, scale),
    paid,
    fee: fromPaystack(data.fees, scale),
    live,
    paidAt: parseProviderDate(data.paid_at) ?? parseProviderDate(data.paidAt),
  }
}

/** Paystack as described in docs/payments.md §1. */
export const createPaystack = ({ secretKey, baseUrl }: PaystackKeys): PaymentProvider => {
  const headers = { authorization: `Bearer ${secretKey}` }
  return {
    channel: 'paystack',
    live: secretKey.startsWith('sk_live_'),
    openCheckout: async (charge) => {
      const { status, body } = await requestProvider(`${baseUrl}/transaction/initialize`, headers, {
        email: charge.email,
        amount: toPaystack(charge.amount, charge.scale),
        currency: charge.currency,
        reference: charge.reference,
        callback_url: charge.returnUrl,
        metadata: JSON.stringify({ cancel_action: charge.returnUrl }),
      })
      const url = asText(asRecord(body?.data).authorization_url)
      if (status < 300 && body?.status === true && url !== undefined) return { url, providerId: undefined }
      // Without Paystack's own fields the response comes from a proxy or a firewall in between, and the payment may exist.
      if (body === undefined || typeof body.message !== 'string') throw new ProviderUnreachableError(`unreadable answer, status ${status}`)
      if (/duplicate transaction reference/i.test(body.message)) throw new ProviderUnreachableError(body.message)
      throw new ProviderRefusedError(body.message)
    },
    readPayment: async ({ reference, scale }) => {
      const { status, body } = await requestProvider(`${baseUrl}/transaction/verify/${encodeURIComponent(reference)}`, headers)
      if (body?.status === true) {
        const facts = toPaymentFacts(asRecord(body.data), scale)
        if (facts !== undefined) return facts
      }
      // Documented as 404, observed as 400.
      if (status === 404 || /reference not found/i.test(asText(body?.message) ?? '')) return undefined
      throw new ProviderUnreachableError(`unreadable answer, status ${status}`)
    },
    listPayments: ({ from, until }, scaleOf) =>
      readAllPages(async (page) => {
        const span = `from=${encodeURIComponent(from.toISOString())}&to=${encodeURIComponent(until.toISOString())}`
        const { status, body } = await requestProvider(
          `${baseUrl}/transaction?${span}&status=success&perPage=${perPage}&page=${page}`,
          headers,
        )
        if (body?.status !== true || !Array.isArray(body.data)) throw new ProviderUnreachableError(`unreadable list, status ${status}`)
        const { pageCount } = asRecord(body.meta)
        const items = body.data.flatMap((item: unknown): ListedPayment[] => {
          const { reference, currency, amount, requested_amount } = asRecord(item)
          const [name, code] = [asText(reference), asText(currency) ?? '']
          if (name === undefined) return []
          const scale = scaleOf(code)
          // Deposits store the requested amount, without a fee on top.
          const requested = requested_amount ?? amount
          return [
            {
              reference: name,
              currency: code,
              amount: scale === undefined ? undefined : fromPaystack(requested, scale),
              written: `${asText(requested)}/100 ${code}`,
            },
          ]
        })
        return { items, more: typeof pageCount === 'number' ? page < pageCount : body.data.length >= perPage }
      }),
    verifyWebhook: ({ body, headers: given }) => {
      const signature = given['x-paystack-signature']
      if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return undefined
      const ours = createHmac('sha512', secretKey).update(body).digest()
      if (!timingSafeEqual(ours, Buffer.from(signature, 'hex'))) return undefined
      try {
        const payload = asRecord(JSON.parse(body.toString('utf8')))
        const data = asRecord(payload.data)
        const event = asText(payload.event) ?? 'unknown'
        // Refunds have our reference in `transaction_reference`, disputes in `transaction.reference`.
        const reference = asText(data.transaction_reference) ?? asText(asRecord(data.transaction).reference) ?? asText(data.reference)
        const content = { event, data: { ...pickPlainFields(data, storedDataFields), ...(reference === undefined ? {} : { reference }) } }
        return { event, reference, dedupe: `${event}:${asText(data.id) ?? reference ?? ''}:${asText(data.status) ?? ''}`, content }
      } catch {
        return undefined
      }
    },
  }
}

export const paystackDefinition = definePaymentProvider({
  variables: {
    PAYSTACK_SECRET_KEY: optional(z.string().regex(/^sk_(test|live)_/, 'must begin with sk_test_ or sk_live_')),
    PAYSTACK_BASE_URL: optional(providerApiUrlSchema),
  },
  readKeys: ({ PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: baseUrl = 'https://api.paystack.co' }): PaystackKeys | undefined =>
    secretKey === undefined ? undefined : { secretKey, baseUrl },
  isRequested: ({ PAYSTACK_SECRET_KEY }) => PAYSTACK_SECRET_KEY !== undefined,
  isLive: ({ PAYSTACK_SECRET_KEY }) => PAYSTACK_SECRET_KEY?.startsWith('sk_live_') === true,
  sandboxKeys: (baseUrl) => ({ secretKey: 'sk_test_sandbox', baseUrl }),
  webhookSecret: ({ secretKey }) => secretKey,
  create: (keys) => createPaystack(keys),
})
