import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { systemClock } from '#platform/server/clock.ts'
import { createPaystack } from './paystack.ts'
import { createTranzak } from './tranzak.ts'

const secretKey = 'sk_test_of_this_test'
const reference = 'dep-abcdefghijklmnopqrstuvwxyz'
/** Personal data of a payer that an event can contain anywhere. */
const personal = [
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

const payer = {
  ip_address: '41.242.49.37',
  metadata: { custom_fields: [{ value: 'a dating site' }] },
  customer: { first_name: 'Amina', last_name: 'Bello', email: 'amina@example.com', phone: '+237670000001' },
  authorization: { authorization_code: 'AUTH_uh8bcl3zbn', bin: '408408', last4: '4081', bank: 'TEST BANK', account_name: 'Amina Bello' },
  message: 'paid by Amina',
  gateway_response: 'Approved for Amina Bello',
}
const signed = (told: object) => {
  const body = Buffer.from(JSON.stringify(told))
  return { body, headers: { 'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex') } }
}
const expectBare = (content: object) => {
  const kept = JSON.stringify(content)
  expect(personal.filter((word) => kept.includes(word))).toEqual([])
}

it.each([
  [
    'charge.success',
    { id: 302_961, status: 'success', reference, amount: 10_000, currency: 'NGN', ...payer },
    `charge.success:302961:success`,
  ],
  [
    'refund.processed',
    { status: 'processed', transaction_reference: reference, amount: '5000', currency: 'NGN', ...payer },
    `refund.processed:${reference}:processed`,
  ],
  [
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
  ],
])('stores the payment but no personal data of a Paystack %s event', (event, data, dedupe) => {
  const notice = createPaystack({ secretKey, baseUrl: 'http://127.0.0.1:9' }).verifyWebhook(signed({ event, data }))
  expect(notice).toMatchObject({ event, reference, dedupe, content: { event, data: { reference } } })
  expectBare(notice?.content ?? {})
})

it('stores a Tranzak event without personal data and without the secret', () => {
  const keys = { appId: 'ap', appKey: 'SAND_x', authKey: 'agreed secret', baseUrl: 'http://127.0.0.1:9' }
  const resource = {
    requestId: 'REQ1',
    amount: 12_457,
    currencyCode: 'XAF',
    status: 'SUCCESSFUL',
    mchTransactionRef: reference,
    mobileWalletNumber: '+237670000001',
    payerNote: 'a dating site',
    payer: { name: 'Amina Bello', accountId: '+237670000001', email: 'amina@example.com' },
  }
  const told = {
    name: 'Tranzak Payment Notification (TPN)',
    eventType: 'REQUEST.COMPLETED',
    resourceId: 'REQ1',
    resource,
    authKey: 'agreed secret',
    extra: payer,
  }
  const notice = createTranzak(keys, { merchantName: 'Ndloo', clock: systemClock }).verifyWebhook({
    body: Buffer.from(JSON.stringify(told)),
    headers: {},
  })
  expect(notice).toMatchObject({ reference, content: { resource: { mchTransactionRef: reference, amount: 12_457, status: 'SUCCESSFUL' } } })
  expectBare(notice?.content ?? {})
  expect(JSON.stringify(notice?.content)).not.toContain('agreed secret')
})
