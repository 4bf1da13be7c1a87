// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pollInterval } from './deposit-queries.ts'

it.each(['credited', 'reversed', 'refunded'] as const)('asks no more about a deposit that is %s', (status) => {
  expect(pollInterval({ status })).toBe(false)
})

it.each(['created', 'waiting', 'failed', 'expired'] as const)(
  'goes on asking about a deposit that is %s, which may be paid still',
  (status) => {
    expect(pollInterval({ status })).toBe(4000)
  },
)

it('asks now and then about a deposit under review, which a person may end without money moving', () => {
  expect(pollInterval({ status: 'review' })).toBe(60_000)
})
