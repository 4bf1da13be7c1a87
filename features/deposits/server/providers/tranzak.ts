import { createHash, timingSafeEqual } from 'node:crypto'
import { decimal, smallestParts } from '#platform/shared/money.ts'
import type { Clock } from '#platform/server/clock.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type ListedPayment, type PaymentFacts, type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts'
import { type ProviderResponse, requestProvider, parseDate, pickPlainFields, readAllPages, asRecord, asText } from './request.ts'

export interface TranzakKeys {
  appId: string
  appKey: string
  /** The shared secret inside each notification. */
  authKey: string
  baseUrl: string
  /** What a payer's statement shows. */
  merchantName: string
}

const states: Record<string, PaymentFacts['state']> = {
  SUCCESSFUL: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  CANCELLED_BY_PAYER: 'failed',
  'CANCELLED/REFUNDED': 'reversed',
  REFUNDED: 'reversed',
}
const pageSize = 50
const lateMs = 14 * dayMs
/** A token that is no longer taken (payments.md §2.1). */
const expiredToken = new Set(['401', '40001', '40002', '40003'])

/** Whole units as Tranzak writes them, in smallest parts. */
const fromTranzak = (value: unknown, scale: number): bigint => smallestParts(asText(value) ?? '', scale) ?? 0n

/** What is kept of a notice. */
const storedFields = [
  'requestId',
  'refundId',
  'transactionId',
  'refundedTransactionId',
  'mchTransactionRef',
  'status',
  'amount',
  'currencyCode',
  'errorCode',
  'transactionTime',
]

const toPaymentFacts = (data: Record<string, unknown>, scale: number, live: boolean): PaymentFacts | undefined => {
  const reference = asText(data.mchTransactionRef)
  const status = asText(data.status)
  if (reference === undefined || status === undefined) return undefined
  const requested = fromTranzak(data.amount, scale)
  const payer = asRecord(data.payer)
  return {
    reference,
    providerId: asText(data.requestId),
    state: states[status] ?? 'open',
    status,
    currency: asText(data.currencyCode) ?? '',
    requested,
    // Where the payer paid in another currency, what arrived is what the merchant's side says.
    paid: payer.currencyCode === data.currencyCode && payer.amount !== undefined ? fromTranzak(payer.amount, scale) : requested,
    fee: fromTranzak(asRecord(data.merchant).fee, scale),
    live,
    paidAt: parseDate(data.transactionTime) ?? parseDate(data.createdAt),
  }
}

const isSameSecret = (given: string, expected: string): boolean => {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

/** Tranzak to the contract in payments.md §2. */
export const createTranzak = (keys: TranzakKeys, clock: Clock): PaymentProvider => {
  const live = keys.appKey.startsWith('PROD_')
  let token: Promise<{ value: string; until: number }> | undefined

  const signIn = async (): Promise<{ value: string; until: number }> => {
    const { body } = await requestProvider(`${keys.baseUrl}/auth/token`, {}, { appId: keys.appId, appKey: keys.appKey })
    const data = asRecord(body?.data)
    const value = asText(data.token)
    if (body?.success !== true || value === undefined)
      throw new ProviderUnreachable(`sign-in refused: ${asText(body?.errorMsg) ?? 'no token'}`)
    return { value, until: clock.now().getTime() + Number(asText(data.expiresIn) ?? 3600) * 750 }
  }
  /** One sign-in at a time, kept for three quarters of its life. */
  const bearer = async (): Promise<string> => {
    const known = await token?.catch(() => undefined)
    if (known !== undefined && known.until > clock.now().getTime()) return known.value
    token = signIn()
    return (await token).value
  }
  const call = async (path: string, body?: object): Promise<ProviderResponse> => {
    const once = async () => requestProvider(`${keys.baseUrl}${path}`, { authorization: `Bearer ${await bearer()}`, 'x-app-id': keys.appId }, body)
    const first = await once()
    if (first.status !== 401 && !expiredToken.has(asText(first.body?.errorCode) ?? '')) return first
    token = undefined
    return once()
  }

  return {
    channel: 'tranzak',
    live,
    openCheckout: async (charge) => {
      const { status, body } = await call('/xp021/v1/request/create', {
        amount: Number(decimal(charge.amount, charge.scale)),
        currencyCode: charge.currency,
        description: keys.merchantName,
        payerNote: keys.merchantName.slice(0, 32),
        receivingEntityName: keys.merchantName.slice(0, 32),
        mchTransactionRef: charge.reference,
        returnUrl: charge.returnUrl,
        cancelUrl: charge.returnUrl,
        expiresAfterSeconds: charge.expiresInSeconds,
      })
      const data = asRecord(body?.data)
      const url = asText(asRecord(data.links).paymentAuthUrl)
      if (body?.success === true && url !== undefined) return { url, providerId: asText(data.requestId) }
      if (body === undefined || body.success !== false || status === 401)
        throw new ProviderUnreachable(`unreadable answer, status ${status}`)
      const reason = asText(body.errorMsg) ?? `error ${asText(body.errorCode) ?? ''}`
      if (/duplicate/i.test(reason)) throw new ProviderUnreachable(reason)
      throw new ProviderRefused(reason)
    },
    readPayment: async ({ reference, providerId, scale }) => {
      const by =
        providerId === undefined ? `mchTransactionRef=${encodeURIComponent(reference)}` : `requestId=${encodeURIComponent(providerId)}`
      const { status, body } = await call(`/xp021/v1/request/details?${by}`)
      if (body?.success === true) {
        const facts = toPaymentFacts(asRecord(body.data), scale, live)
        if (facts !== undefined) return facts
      }
      if (body?.success === false && /not found/i.test(asText(body.errorMsg) ?? '')) return undefined
      throw new ProviderUnreachable(`unreadable answer, status ${status}`)
    },
    listPayments: ({ from, until }, scaleOf) =>
      readAllPages(async (page) => {
        const { status, body } = await call(`/xp021/v1/request/history?page=${page}&pageSize=${pageSize}`)
        const data = asRecord(body?.data)
        const rows = data.list ?? data.items ?? body?.data
        if (body?.success !== true || !Array.isArray(rows)) throw new ProviderUnreachable(`unreadable list, status ${status}`)
        const requests = rows.map(asRecord)
        const paid = requests.filter((request) => {
          const at = parseDate(request.transactionTime) ?? parseDate(request.createdAt)
          return request.status === 'SUCCESSFUL' && at !== undefined && at >= from && at < until
        })
        const items = paid.flatMap((request): ListedPayment[] => {
          const [reference, currency] = [asText(request.mchTransactionRef), asText(request.currencyCode) ?? '']
          if (reference === undefined) return []
          const scale = scaleOf(currency)
          const amount = scale === undefined ? undefined : fromTranzak(request.amount, scale)
          return [{ reference, currency, amount, written: `${asText(request.amount)} ${currency}` }]
        })
        // The newest come first; a request is paid within days of being made.
        const past = requests.some((request) => (parseDate(request.createdAt) ?? until).getTime() < from.getTime() - lateMs)
        const more = !past && (typeof data.hasMore === 'boolean' ? data.hasMore : rows.length >= pageSize)
        return { items, more }
      }),
    verifyWebhook: ({ body }) => {
      try {
        const { authKey, ...told } = asRecord(JSON.parse(body.toString('utf8')))
        // No signature, only this secret: the notice tells where to look, never what happened (payments.md §2.3).
        if (typeof authKey !== 'string' || !isSameSecret(authKey, keys.authKey)) return undefined
        const resource = asRecord(told.resource)
        const event = asText(told.eventType) ?? 'unknown'
        const content = {
          ...pickPlainFields(told, ['name', 'version', 'eventType', 'resourceId', 'tpnId']),
          resource: pickPlainFields(resource, storedFields),
        }
        return {
          event,
          reference: asText(resource.mchTransactionRef),
          // A refund names the transaction that it gives back (payments.md §2.5).
          ids: {
            request: asText(resource.requestId),
            transaction: asText(resource.refundedTransactionId) ?? asText(resource.transactionId),
          },
          dedupe: `${event}:${asText(told.resourceId) ?? ''}:${asText(resource.status) ?? ''}`,
          content,
        }
      } catch {
        return undefined
      }
    },
  }
}
