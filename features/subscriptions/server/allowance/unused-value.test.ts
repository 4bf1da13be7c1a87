import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayMs } from '#platform/shared/durations.ts'
import { totalUnusedCents, type PaidPeriod, unusedCents, type PeriodUsage } from './unused-value.ts'

const start = Date.parse('2026-03-01T10:00:00Z')
const period = fc.record({
  starts: fc.integer({ min: 0, max: 400 * dayMs }),
  length: fc.integer({ min: 1, max: 366 * dayMs }),
  paid_cents: fc.integer({ min: 1, max: 1_000_000 }),
})
const paid = ({ starts, length, paid_cents }: { starts: number; length: number; paid_cents: number }): PaidPeriod => ({
  starts_at: new Date(start + starts),
  ends_at: new Date(start + starts + length),
  paid_cents,
  messages: 60,
  calls: 5,
})
const nothing: PeriodUsage = { messagesUsed: 0, callsUsed: 0, giftGainCents: 0n }
const moment = fc.integer({ min: -dayMs, max: 800 * dayMs }).map((ms) => new Date(start + ms))

it('is the price before the period, zero after it, and always between them', () => {
  fc.assert(
    fc.property(period, moment, (given, now) => {
      const one = paid(given)
      const credit = unusedCents(one, nothing, now)
      expect(credit >= 0n && credit <= BigInt(one.paid_cents)).toBe(true)
      expect(unusedCents(one, nothing, one.starts_at)).toBe(BigInt(one.paid_cents))
      expect(unusedCents(one, nothing, one.ends_at)).toBe(0n)
    }),
  )
})

it('is exact to the cent: the share of milliseconds, rounded down', () => {
  fc.assert(
    fc.property(period, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const one = paid(given)
      const now = new Date(one.starts_at.getTime() + Math.floor(given.length * share))
      const left = BigInt(one.ends_at.getTime() - now.getTime())
      const credit = unusedCents(one, nothing, now)
      expect(credit * BigInt(given.length) <= BigInt(given.paid_cents) * left).toBe(true)
      expect((credit + 1n) * BigInt(given.length) > BigInt(given.paid_cents) * left).toBe(true)
    }),
  )
})

it('only falls with time, and used and unused value never exceed the price', () => {
  fc.assert(
    fc.property(period, moment, moment, (given, a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a]
      expect(unusedCents(paid(given), nothing, later) <= unusedCents(paid(given), nothing, earlier)).toBe(true)
    }),
  )
})

it('never yields a profit from buying and changing plans', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 40 * dayMs }),
    days: fc.integer({ min: 1, max: 366 }),
    paid_cents: period.map((one) => one.paid_cents),
    more: fc.nat({ max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
      let now = start
      let held: PaidPeriod[] = []
      let spent = 0n
      for (const { wait, days, paid_cents, more } of steps) {
        now += wait
        spent -= totalUnusedCents(held, nothing, new Date(now))
        held = Array.from({ length: 1 + more }, (_, index) => ({
          starts_at: new Date(now + index * days * dayMs),
          ends_at: new Date(now + (index + 1) * days * dayMs),
          paid_cents,
          messages: 60,
          calls: 5,
        }))
        spent += BigInt(paid_cents) * BigInt(1 + more)
        // The credit at any moment is at most what was paid.
        expect(spent - totalUnusedCents(held, nothing, new Date(now)) >= 0n).toBe(true)
      }
    }),
  )
})

it('follows the most used of time, messages and calls, and falls by the gains from gifts', () => {
  const spark: PaidPeriod = { starts_at: new Date(start), ends_at: new Date(start + 7 * dayMs), paid_cents: 499, messages: 60, calls: 5 }
  const credit = (used: Partial<PeriodUsage>, days = 0, plan = spark) =>
    unusedCents(plan, { ...nothing, ...used }, new Date(start + days * dayMs))
  expect(credit({ messagesUsed: 30 })).toBe(249n)
  expect(credit({ messagesUsed: 30, callsUsed: 4 })).toBe(99n)
  expect(credit({ messagesUsed: 30 }, 6)).toBe(71n)
  expect(credit({ messagesUsed: 60 })).toBe(0n)
  expect(credit({ messagesUsed: 61 })).toBe(0n)
  expect(credit({ giftGainCents: 100n })).toBe(399n)
  expect(credit({ giftGainCents: 4500n })).toBe(0n)
  expect(credit({ callsUsed: 0 }, 0, { ...spark, calls: 0, messages: 0 })).toBe(499n)
  // A period that has not begun has no usage.
  expect(credit({ messagesUsed: 60 }, -1)).toBe(499n)
})
