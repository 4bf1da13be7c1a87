import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPaystack } from './paystack.ts'
import { type PaymentProvider, ProviderRefusedError, ProviderUnreachableError } from './provider.ts'

const reference = 'dep-abcdefghijklmnopqrstuvwxyz'
const payment = { id: 1, reference, status: 'success', domain: 'live', amount: 1050, currency: 'NGN', fees: 10 }
let answer: object
let requests: { amount?: string }[] = []
let provider: PaymentProvider
const paystack = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'POST') requests.push(JSON.parse(Buffer.concat(chunks).toString()) as { amount: string })
    response.end(JSON.stringify(answer))
  })
})
beforeAll(async () => {
  paystack.listen(0, '127.0.0.1')
  await once(paystack, 'listening')
  const baseUrl = `http://127.0.0.1:${(paystack.address() as AddressInfo).port}`
  provider = createPaystack({ secretKey: 'sk_live_x', baseUrl })
})
afterAll(() => void paystack.close())

const read = (data: object, scale = 2) => {
  answer = { status: true, message: 'Verification successful', data }
  return provider.readPayment({ reference, providerId: undefined, scale })
}
const open = (amount: bigint, scale: number) => {
  requests = []
  answer = { status: true, message: 'ok', data: { authorization_url: 'https://checkout.example' } }
  const rest = { reference, currency: 'XTS', email: 'amina@example.com', returnUrl: 'https://ndloo.example', expiresInSeconds: 900 }
  return provider.openCheckout({ ...rest, amount, scale })
}

it.each([
  ['no', 0, 10n, 0n],
  ['two', 2, 1050n, 10n],
  ['three', 3, 10_500n, 100n],
  ['eight', 8, 1_050_000_000n, 10_000_000n],
])('reads the amounts of a currency with %s decimals', async (_, scale, paid, fee) => {
  expect(await read(payment, scale)).toMatchObject({ paid, requested: paid, fee })
})

it.each([
  [10n, 0, '1000'],
  [1050n, 2, '1050'],
  [10_500n, 3, '1050'],
])('opens a checkout over %s with %s decimals in hundredths', async (amount, scale, hundredths) => {
  await open(amount, scale)
  expect(requests.map((request) => request.amount)).toEqual([hundredths])
})

it('opens none over an amount that is finer than hundredths', async () => {
  await expect(open(10_501n, 3)).rejects.toThrow(ProviderRefusedError)
  expect(requests).toEqual([])
})

it.each([
  ['live', true],
  ['test', false],
])('takes the mode from the domain %s', async (domain, live) => {
  expect((await read({ ...payment, domain }))?.live).toBe(live)
})

it.each([undefined, null, '', 'LIVE', 'toString', 7])('does not read a payment of an unknown mode (%j)', async (domain) => {
  await expect(read({ ...payment, domain })).rejects.toThrow(ProviderUnreachableError)
})
