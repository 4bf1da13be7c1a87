// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { getDepositPollInterval } from './deposit-queries.ts'

it.each(['credited', 'reversed', 'refunded'] as const)('stops polling a deposit that is %s', (status) => {
  expect(getDepositPollInterval({ status })).toBe(false)
})

it.each(['created', 'waiting', 'failed', 'expired'] as const)(
  'keeps polling a deposit that is %s, because it can still be paid',
  (status) => {
    expect(getDepositPollInterval({ status })).toBe(4000)
  },
)

it('polls a deposit under review slowly, because a decision may move no money', () => {
  expect(getDepositPollInterval({ status: 'review' })).toBe(60_000)
})
