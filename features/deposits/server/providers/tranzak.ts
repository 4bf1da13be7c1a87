import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { optional } from '#platform/server/config/variable-schemas.ts'
import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import type { Clock } from '#platform/server/clock.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { providerApiUrlSchema, definePaymentProvider } from './definition.ts'
import { type ListedPayment, type PaymentFacts, type PaymentProvider, ProviderRefusedError, ProviderUnreachableError } from './provider.ts'
import { type ProviderResponse, requestProvider, parseProviderDate, pickPlainFields, readAllPages, asRecord, asText } from './request.ts'

interface TranzakKeys {
  appId: string
  appKey: string
  /** The secret that Tranzak writes into each webhook. */
  authKey: string
  baseUrl: string
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
/** Error codes for a token that is no longer accepted (docs/payments.md §2.1). */
const expiredToken = new Set(['401', '40001', '40002', '40003'])

/** Converts an amount of Tranzak, a decimal, to the smallest unit of the currency; 0 when it is not an amount. */
const fromTranzak = (value: unknown, scale: number): bigint => toMinorUnits(asText(value) ?? '', scale) ?? 0n

/** The fields that are stored of a webhook event's `resource`. */
const storedResourceFields = [
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
    // A payer can pay in another currency; then the requested amount counts as paid.
    paid: payer.currencyCode === data.currencyCode && payer.amount !== undefined ? fromTranzak(payer.amount, scale) : requested,
    fee: fromTranzak(asRecord(data.merchant).fee, scale),
    live,
    paidAt: parseProviderDate(data.transactionTime) ?? parseProviderDate(data.createdAt),
  }
}

const isSameSecret = (given: string, expected: string): boolean => {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

/** Tranzak as described in docs/payments.md §2. */
export const createTranzak = (
  keys: TranzakKeys,
  { merchantName, clock }: { merchantName: () => string; clock: Clock },
): PaymentProvider => {
  const live = keys.appKey.startsWith('PROD_')
  let token: Promise<{ value: string; until: number }> | undefined

  const signIn = async (): Promise<{ value: string; until: number }> => {
    const { body } = await requestProvider(`${keys.baseUrl}/auth/token`, {}, { appId: keys.appId, appKey: keys.appKey })
    const data = asRecord(body?.data)
    const value = asText(data.token)
    if (body?.success !== true || value === undefined)
      throw new ProviderUnreachableError(`sign-in refused: ${asText(body?.errorMsg) ?? 'no token'}`)
    return { value, until: clock.now().getTime() + Number(asText(data.expiresIn) ?? 3600) * 750 }
  }
  /** Returns the API token. Concurrent requests share it; it is renewed after three quarters of its lifetime. */
  const bearer = async (): Promise<string> => {
    const known = await token?.catch(() => undefined)
    if (known !== undefined && known.until > clock.now().getTime()) return known.value
    token = signIn()
    return (await token).value
  }
  const call = async (path: string, body?: object): Promise<ProviderResponse> => {
    const once = async () =>
      requestProvider(`${keys.baseUrl}${path}`, { authorization: `Bearer ${await bearer()}`, 'x-app-id': keys.appId }, body)
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
        amount: Number(formatMinorUnits(charge.amount, charge.scale)),
        currencyCode: charge.currency,
        description: merchantName(),
        payerNote: merchantName().slice(0, 32),
        receivingEntityName: merchantName().slice(0, 32),
        mchTransactionRef: charge.reference,
        returnUrl: charge.returnUrl,
        cancelUrl: charge.returnUrl,
        expiresAfterSeconds: charge.expiresInSeconds,
      })
      const data = asRecord(body?.data)
      const url = asText(asRecord(data.links).paymentAuthUrl)
      if (body?.success === true && url !== undefined) return { url, providerId: asText(data.requestId) }
      if (body === undefined || body.success !== false || status === 401)
        throw new ProviderUnreachableError(`unreadable answer, status ${status}`)
      const reason = asText(body.errorMsg) ?? `error ${asText(body.errorCode) ?? ''}`
      if (/duplicate/i.test(reason)) throw new ProviderUnreachableError(reason)
      throw new ProviderRefusedError(reason)
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
      throw new ProviderUnreachableError(`unreadable answer, status ${status}`)
    },
    listPayments: ({ from, until }, scaleOf) =>
      readAllPages(async (page) => {
        const { status, body } = await call(`/xp021/v1/request/history?page=${page}&pageSize=${pageSize}`)
        const data = asRecord(body?.data)
        const rows = data.list ?? data.items ?? body?.data
        if (body?.success !== true || !Array.isArray(rows)) throw new ProviderUnreachableError(`unreadable list, status ${status}`)
        const requests = rows.map(asRecord)
        const paid = requests.filter((request) => {
          const at = parseProviderDate(request.transactionTime) ?? parseProviderDate(request.createdAt)
          return request.status === 'SUCCESSFUL' && at !== undefined && at >= from && at < until
        })
        const items = paid.flatMap((request): ListedPayment[] => {
          const [reference, currency] = [asText(request.mchTransactionRef), asText(request.currencyCode) ?? '']
          if (reference === undefined) return []
          const scale = scaleOf(currency)
          const amount = scale === undefined ? undefined : fromTranzak(request.amount, scale)
          return [{ reference, currency, amount, written: `${asText(request.amount)} ${currency}` }]
        })
        // The list is newest first, and a request is paid at most 14 days after its creation, so older pages need not be read.
        const past = requests.some((request) => (parseProviderDate(request.createdAt) ?? until).getTime() < from.getTime() - lateMs)
        const more = !past && (typeof data.hasMore === 'boolean' ? data.hasMore : rows.length >= pageSize)
        return { items, more }
      }),
    verifyWebhook: ({ body }) => {
      try {
        const { authKey, ...payload } = asRecord(JSON.parse(body.toString('utf8')))
        // There is no signature, only this secret, so the event only says which payment to read (docs/payments.md §2.3).
        if (typeof authKey !== 'string' || !isSameSecret(authKey, keys.authKey)) return undefined
        const resource = asRecord(payload.resource)
        const event = asText(payload.eventType) ?? 'unknown'
        const content = {
          ...pickPlainFields(payload, ['name', 'version', 'eventType', 'resourceId', 'tpnId']),
          resource: pickPlainFields(resource, storedResourceFields),
        }
        return {
          event,
          reference: asText(resource.mchTransactionRef),
          // The event of a refund has the id of the refunded transaction (docs/payments.md §2.5).
          ids: {
            request: asText(resource.requestId),
            transaction: asText(resource.refundedTransactionId) ?? asText(resource.transactionId),
          },
          dedupe: `${event}:${asText(payload.resourceId) ?? ''}:${asText(resource.status) ?? ''}`,
          content,
        }
      } catch {
        return undefined
      }
    },
  }
}

const defaultBaseUrl = (appKey: string): string =>
  appKey.startsWith('PROD_') ? 'https://dsapi.tranzak.me' : 'https://sandbox.dsapi.tranzak.me'

export const tranzakDefinition = definePaymentProvider({
  variables: {
    TRANZAK_APP_ID: optional(z.string()),
    TRANZAK_APP_KEY: optional(z.string().regex(/^(SAND|PROD)_/, 'must begin with SAND_ or PROD_')),
    TRANZAK_AUTH_KEY: optional(z.string().min(8, 'must have at least 8 characters')),
    TRANZAK_BASE_URL: optional(providerApiUrlSchema),
  },
  readKeys: ({
    TRANZAK_APP_ID: appId,
    TRANZAK_APP_KEY: appKey,
    TRANZAK_AUTH_KEY: authKey,
    TRANZAK_BASE_URL: baseUrl,
  }): TranzakKeys | undefined =>
    appId === undefined || appKey === undefined || authKey === undefined
      ? undefined
      : { appId, appKey, authKey, baseUrl: baseUrl ?? defaultBaseUrl(appKey) },
  isRequested: ({ TRANZAK_APP_KEY }) => TRANZAK_APP_KEY !== undefined,
  isLive: ({ TRANZAK_APP_KEY }) => TRANZAK_APP_KEY?.startsWith('PROD_') === true,
  findMistake: ({ TRANZAK_APP_ID, TRANZAK_APP_KEY, TRANZAK_AUTH_KEY }) => {
    const keys = [TRANZAK_APP_ID, TRANZAK_APP_KEY, TRANZAK_AUTH_KEY]
    const isPartial = keys.includes(undefined) && keys.some((key) => key !== undefined)
    return isPartial ? 'TRANZAK_APP_ID, TRANZAK_APP_KEY and TRANZAK_AUTH_KEY are needed together' : undefined
  },
  sandboxKeys: (baseUrl) => ({ appId: 'ap_sandbox', appKey: 'SAND_sandbox', authKey: 'sandbox auth key', baseUrl }),
  webhookSecret: ({ authKey }) => authKey,
  create: createTranzak,
})
