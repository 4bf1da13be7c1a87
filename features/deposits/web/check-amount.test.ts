import { expect, it } from 'vitest'
import type { DepositCurrency, DepositRate } from '../contract.ts'
import { checkAmount } from './check-amount.ts'

const naira: DepositCurrency = {
  id: 'NGN',
  abbr: 'NGN',
  name: 'Nigerian Naira',
  scale: 2,
  channels: [{ channel: 'paystack', min: '100.00', max: '800000.00' }],
}
const rate: DepositRate = { id: 1, currency: 'NGN', deposit_rate: 1600, valid_until: '2026-01-01T00:00:00Z' }

it.each([
  ['464', { amount: '464.00', usd: '0.29' }],
  [' 1 600,5 ', { amount: '1600.50', usd: '1.00' }],
  ['', 'required'],
  ['abc', 'invalid'],
  ['1e9', 'invalid'],
  ['-500', 'invalid'],
  ['500.005', 'finer_than_currency'],
  ['99.99', 'below_least'],
  ['800000.01', 'above_most'],
])('checks %o', (typed, expected) => {
  expect(checkAmount(typed, naira, 'paystack', rate)).toEqual(expected)
})

it('returns the amount without dollars while the rate is unknown', () => {
  expect(checkAmount('464', naira, 'paystack', undefined)).toEqual({ amount: '464.00', usd: undefined })
})
