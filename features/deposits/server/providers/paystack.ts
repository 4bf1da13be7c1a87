import { createHmac, timingSafeEqual } from 'node:crypto'
import { toMinorUnits, formatMinorUnits } from '#platform/shared/money.ts'
import { type ListedPayment, type PaymentFacts, type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts'
import { ask, dateOf, onlyFields, readPages, record, textOf } from './request.ts'

export interface PaystackKeys {
  secretKey: string
  baseUrl: string
}

/** Paystack counts hundredths of every currency, also of those without any (payments.md §1.1). */
const paystackScale = 2
const perPage = 100
const toPaystack = (amount: bigint, scale: number): string => String(toMinorUnits(formatMinorUnits(amount, scale), paystackScale))
/** Hundredths as smallest parts, rounded down; 0 for what is no whole number. */
const fromPaystack = (value: unknown, scale: number): bigint => {
  const text = textOf(value) ?? '0'
  if (!/^\d{1,18}$/.test(text)) return 0n
  return BigInt(text) / 10n ** BigInt(paystackScale - scale)
}

/** `abandoned` is a payer who has not finished; a success may still follow `failed` (payments.md §1.3). */
const states: Record<string, PaymentFacts['state']> = { success: 'paid', failed: 'failed', reversed: 'reversed' }

/** What is kept of a notice. */
const kept = [
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

const factsOf = (data: Record<string, unknown>, scale: number): PaymentFacts | undefined => {
  const reference = textOf(data.reference)
  const status = textOf(data.status)
  if (reference === undefined || status === undefined) return undefined
  const paid = fromPaystack(data.amount, scale)
  return {
    reference,
    providerId: textOf(data.id),
    state: states[status] ?? 'open',
    status,
    currency: textOf(data.currency) ?? '',
    // Where the payer bears the fee, more is paid than was asked for.
    requested: data.requested_amount === undefined || data.requested_amount === null ? paid : fromPaystack(data.requested_amount, scale),
    paid,
    fee: fromPaystack(data.fees, scale),
    live: data.domain !== 'test',
    paidAt: dateOf(data.paid_at) ?? dateOf(data.paidAt),
  }
}

/** Paystack to the contract in payments.md §1. */
export const paystack = ({ secretKey, baseUrl }: PaystackKeys): PaymentProvider => {
  const headers = { authorization: `Bearer ${secretKey}` }
  return {
    channel: 'paystack',
    live: secretKey.startsWith('sk_live_'),
    open: async (charge) => {
      const { status, body } = await ask(`${baseUrl}/transaction/initialize`, headers, {
        email: charge.email,
        amount: toPaystack(charge.amount, charge.scale),
        currency: charge.currency,
        reference: charge.reference,
        callback_url: charge.returnUrl,
        metadata: JSON.stringify({ cancel_action: charge.returnUrl }),
      })
      const url = textOf(record(body?.data).authorization_url)
      if (status < 300 && body?.status === true && url !== undefined) return { url, providerId: undefined }
      // An answer that is not Paystack's own says nothing about the payment.
      if (body === undefined || typeof body.message !== 'string') throw new ProviderUnreachable(`unreadable answer, status ${status}`)
      if (/duplicate transaction reference/i.test(body.message)) throw new ProviderUnreachable(body.message)
      throw new ProviderRefused(body.message)
    },
    read: async ({ reference, scale }) => {
      const { status, body } = await ask(`${baseUrl}/transaction/verify/${encodeURIComponent(reference)}`, headers)
      if (body?.status === true) {
        const facts = factsOf(record(body.data), scale)
        if (facts !== undefined) return facts
      }
      // Seen as 400 and described as 404.
      if (status === 404 || /reference not found/i.test(textOf(body?.message) ?? '')) return undefined
      throw new ProviderUnreachable(`unreadable answer, status ${status}`)
    },
    list: ({ from, until }, scaleOf) =>
      readPages(async (page) => {
        const span = `from=${encodeURIComponent(from.toISOString())}&to=${encodeURIComponent(until.toISOString())}`
        const { status, body } = await ask(`${baseUrl}/transaction?${span}&status=success&perPage=${perPage}&page=${page}`, headers)
        if (body?.status !== true || !Array.isArray(body.data)) throw new ProviderUnreachable(`unreadable list, status ${status}`)
        const { pageCount } = record(body.meta)
        const items = body.data.flatMap((item: unknown): ListedPayment[] => {
          const { reference, currency, amount, requested_amount } = record(item)
          const [name, code] = [textOf(reference), textOf(currency) ?? '']
          if (name === undefined) return []
          const scale = scaleOf(code)
          // What was asked for is what we know; a fee on top is the payer's.
          const asked = requested_amount ?? amount
          return [
            {
              reference: name,
              currency: code,
              amount: scale === undefined ? undefined : fromPaystack(asked, scale),
              written: `${textOf(asked)}/100 ${code}`,
            },
          ]
        })
        return { items, more: typeof pageCount === 'number' ? page < pageCount : body.data.length >= perPage }
      }),
    verify: ({ body, headers: given }) => {
      const signature = given['x-paystack-signature']
      if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return undefined
      const ours = createHmac('sha512', secretKey).update(body).digest()
      if (!timingSafeEqual(ours, Buffer.from(signature, 'hex'))) return undefined
      try {
        const told = record(JSON.parse(body.toString('utf8')))
        const data = record(told.data)
        const event = textOf(told.event) ?? 'unknown'
        // A refund names the transaction beside itself, a dispute within.
        const reference = textOf(data.transaction_reference) ?? textOf(record(data.transaction).reference) ?? textOf(data.reference)
        const content = { event, data: { ...onlyFields(data, kept), ...(reference === undefined ? {} : { reference }) } }
        return { event, reference, dedupe: `${event}:${textOf(data.id) ?? reference ?? ''}:${textOf(data.status) ?? ''}`, content }
      } catch {
        return undefined
      }
    },
  }
}
