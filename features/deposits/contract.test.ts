import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toUsdCents } from './contract.ts'

it.each([
  // NGN 464 at 1600 is 0.29; floats say 0.28 (docs/payments.md §0.6).
  { amount: 46_400n, scale: 2, rate: '1600', cents: 29n },
  { amount: 16_000_000n, scale: 2, rate: '1600.00000000', cents: 10_000n },
  { amount: 65_596n, scale: 0, rate: '655.957', cents: 10_000n },
  { amount: 65_595n, scale: 0, rate: '655.957', cents: 9999n },
  { amount: 1n, scale: 2, rate: '1', cents: 1n },
  { amount: 15n, scale: 2, rate: '1596.5', cents: 0n },
  { amount: 9_007_199_254_740_993n, scale: 2, rate: '1', cents: 9_007_199_254_740_993n },
])('$amount of scale $scale at $rate is $cents cents', ({ amount, scale, rate, cents }) => {
  expect(toUsdCents(amount, scale, rate)).toBe(cents)
})

it('never gives more than the amount is worth, and at most one cent less', () => {
  const rate = fc.bigInt({ min: 10n ** 6n, max: 10n ** 13n })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.constantFrom(0, 2), rate, (amount, scale, exact) => {
      const written = `${exact / 10n ** 8n}.${String(exact % 10n ** 8n).padStart(8, '0')}`
      const worth = amount * 100n * 10n ** 8n
      const unit = exact * 10n ** BigInt(scale)
      const cents = toUsdCents(amount, scale, written)
      expect(cents * unit <= worth && (cents + 1n) * unit > worth).toBe(true)
    }),
    { seed: 7 },
  )
})
