import { createHmac, timingSafeEqual } from 'node:crypto'
import { smallestParts, decimal } from '#platform/shared/money.ts'
import { type ListedPayment, type PaymentFacts, type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts'
import { requestProvider, parseDate, pickPlainFields, readAllPages, asRecord, asText } from './request.ts'

export interface PaystackKeys {
  secretKey: string
  baseUrl: string
}

/** Paystack counts hundredths of every currency, also of those without any (payments.md §1.1). */
const paystackScale = 2
const perPage = 100
const toPaystack = (amount: bigint, scale: number): string => String(smallestParts(decimal(amount, scale), paystackScale))
/** Hundredths as smallest parts, rounded down; 0 for what is no whole number. */
const fromPaystack = (value: unknown, scale: number): bigint => {
  const text = asText(value) ?? '0'
  if (!/^\d{1,18}$/.test(text)) return 0n
  return BigInt(text) / 10n ** BigInt(paystackScale - scale)
}

/** `abandoned` is a payer who has not finished; a success may still follow `failed` (payments.md §1.3). */
const states: Record<string, PaymentFacts['state']> = { success: 'paid', failed: 'failed', reversed: 'reversed' }

/** What is kept of a notice. */
const storedFields = [
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
  if (reference === undefined || status === undefined) return undefined
  const paid = fromPaystack(data.amount, scale)
  return {
    reference,
    providerId: asText(data.id),
    state: states[status] ?? 'open',
    status,
    currency: asText(data.currency) ?? '',
    // Where the payer bears the fee, more is paid than was asked for.
    requested: data.requested_amount === undefined || data.requested_amount === null ? paid : fromPaystack(data.requested_amount, scale),
    paid,
    fee: fromPaystack(data.fees, scale),
    live: data.domain !== 'test',
    paidAt: parseDate(data.paid_at) ?? parseDate(data.paidAt),
  }
}

/** Paystack to the contract in payments.md §1. */
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
      // An answer that is not Paystack's own says nothing about the payment.
      if (body === undefined || typeof body.message !== 'string') throw new ProviderUnreachable(`unreadable answer, status ${status}`)
      if (/duplicate transaction reference/i.test(body.message)) throw new ProviderUnreachable(body.message)
      throw new ProviderRefused(body.message)
    },
    readPayment: async ({ reference, scale }) => {
      const { status, body } = await requestProvider(`${baseUrl}/transaction/verify/${encodeURIComponent(reference)}`, headers)
      if (body?.status === true) {
        const facts = toPaymentFacts(asRecord(body.data), scale)
        if (facts !== undefined) return facts
      }
      // Seen as 400 and described as 404.
      if (status === 404 || /reference not found/i.test(asText(body?.message) ?? '')) return undefined
      throw new ProviderUnreachable(`unreadable answer, status ${status}`)
    },
    listPayments: ({ from, until }, scaleOf) =>
      readAllPages(async (page) => {
        const span = `from=${encodeURIComponent(from.toISOString())}&to=${encodeURIComponent(until.toISOString())}`
        const { status, body } = await requestProvider(`${baseUrl}/transaction?${span}&status=success&perPage=${perPage}&page=${page}`, headers)
        if (body?.status !== true || !Array.isArray(body.data)) throw new ProviderUnreachable(`unreadable list, status ${status}`)
        const { pageCount } = asRecord(body.meta)
        const items = body.data.flatMap((item: unknown): ListedPayment[] => {
          const { reference, currency, amount, requested_amount } = asRecord(item)
          const [name, code] = [asText(reference), asText(currency) ?? '']
          if (name === undefined) return []
          const scale = scaleOf(code)
          // What was asked for is what we know; a fee on top is the payer's.
          const asked = requested_amount ?? amount
          return [
            {
              reference: name,
              currency: code,
              amount: scale === undefined ? undefined : fromPaystack(asked, scale),
              written: `${asText(asked)}/100 ${code}`,
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
        const told = asRecord(JSON.parse(body.toString('utf8')))
        const data = asRecord(told.data)
        const event = asText(told.event) ?? 'unknown'
        // A refund names the transaction beside itself, a dispute within.
        const reference = asText(data.transaction_reference) ?? asText(asRecord(data.transaction).reference) ?? asText(data.reference)
        const content = { event, data: { ...pickPlainFields(data, storedFields), ...(reference === undefined ? {} : { reference }) } }
        return { event, reference, dedupe: `${event}:${asText(data.id) ?? reference ?? ''}:${asText(data.status) ?? ''}`, content }
      } catch {
        return undefined
      }
    },
  }
}
