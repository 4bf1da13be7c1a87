import { createHmac } from 'node:crypto'
import type { PaymentChannel } from '#features/deposits/contract.ts'
import { createPaystack } from '#features/deposits/server/providers/paystack.ts'
import type { PaymentProvider, WebhookRequest } from '#features/deposits/server/providers/provider.ts'
import { createTranzak } from '#features/deposits/server/providers/tranzak.ts'
import { systemClock } from '#platform/server/clock.ts'

interface WebhookCase {
  name: string
  told: WebhookRequest
  /** Fields that the event must contain. */
  expected: Record<string, unknown>
}

/** A payment provider, as described for the tests of all providers. */
interface ProviderCase {
  /** A deposit of ten dollars, and the button of the sandbox that pays it. */
  currency: string
  amount: string
  pays: string
  provider: PaymentProvider
  /** A secret of the provider that webhook events contain. */
  secret?: string
  webhooks: readonly WebhookCase[]
}

const nowhere = 'http://127.0.0.1:9'
const reference = 'dep-abcdefghijklmnopqrstuvwxyz'

/** Personal data of a payer that an event may contain anywhere. */
const payer = {
  ip_address: '41.242.49.37',
  metadata: { custom_fields: [{ value: 'a dating site' }] },
  customer: { first_name: 'Amina', last_name: 'Bello', email: 'amina@example.com', phone: '+237670000001' },
  authorization: { authorization_code: 'AUTH_uh8bcl3zbn', bin: '408408', last4: '4081', bank: 'TEST BANK', account_name: 'Amina Bello' },
  message: 'paid by Amina',
  gateway_response: 'Approved for Amina Bello',
}
/** Personal data in `payer`. A stored event must contain none of these words. */
export const payerWords = [
  'Amina',
  'Bello',
  'amina@example.com',
  '+237670000001',
  '41.242.49.37',
  '408408',
  '4081',
  'AUTH_uh8bcl3zbn',
  'TEST BANK',
  'a dating site',
]

const secretKey = 'sk_test_of_this_test'
const paystackWebhook = (event: string, data: object, dedupe: string): WebhookCase => {
  const body = Buffer.from(JSON.stringify({ event, data }))
  return {
    name: event,
    told: { body, headers: { 'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex') } },
    expected: { event, reference, dedupe, content: { event, data: { reference } } },
  }
}

const authKey = 'agreed secret'
const tranzakEvent = {
  name: 'Tranzak Payment Notification (TPN)',
  eventType: 'REQUEST.COMPLETED',
  resourceId: 'REQ1',
  resource: {
    requestId: 'REQ1',
    amount: 12_457,
    currencyCode: 'XAF',
    status: 'SUCCESSFUL',
    mchTransactionRef: reference,
    mobileWalletNumber: '+237670000001',
    payerNote: 'a dating site',
    payer: { name: 'Amina Bello', accountId: '+237670000001', email: 'amina@example.com' },
  },
  authKey,
  extra: payer,
}

export const providerCases: Record<PaymentChannel, ProviderCase> = {
  paystack: {
    currency: 'NGN',
    amount: '15965',
    pays: 'pay',
    provider: createPaystack({ secretKey, baseUrl: nowhere }),
    webhooks: [
      paystackWebhook(
        'charge.success',
        { id: 302_961, status: 'success', reference, amount: 10_000, currency: 'NGN', ...payer },
        'charge.success:302961:success',
      ),
      paystackWebhook(
        'refund.processed',
        { status: 'processed', transaction_reference: reference, amount: '5000', currency: 'NGN', ...payer },
        `refund.processed:${reference}:processed`,
      ),
      paystackWebhook(
        'charge.dispute.create',
        {
          id: 358_950,
          status: 'awaiting-merchant-feedback',
          refund_amount: 10_000,
          transaction: { reference, ...payer },
          history: [{ by: 'amina@example.com' }],
          ...payer,
        },
        'charge.dispute.create:358950:awaiting-merchant-feedback',
      ),
    ],
  },
  tranzak: {
    currency: 'XAF',
    amount: '5820',
    pays: 'approve',
    provider: createTranzak(
      { appId: 'ap', appKey: 'SAND_x', authKey, baseUrl: nowhere },
      { merchantName: () => 'Ndloo', clock: systemClock },
    ),
    secret: authKey,
    webhooks: [
      {
        name: 'REQUEST.COMPLETED',
        told: { body: Buffer.from(JSON.stringify(tranzakEvent)), headers: {} },
        expected: { reference, content: { resource: { mchTransactionRef: reference, amount: 12_457, status: 'SUCCESSFUL' } } },
      },
    ],
  },
}
