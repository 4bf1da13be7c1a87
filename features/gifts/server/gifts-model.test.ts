// @slow
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { calculateRedeemedGiftCredits } from '../contract.ts'
import { declineGift } from './decline-gift.ts'
import { purchaseGift } from './purchase-gift.ts'
import { redeemGift } from './redeem-gift.ts'
import { returnGiftsBetween } from './return-gifts.ts'
import { giftPlanIds, readEscrow } from '#tests/support/features/gifts.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

const prices = { rose: 100n, chocolates: 300n, perfume: 1500n }
type Name = keyof typeof prices

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

it('pays whole credits, never more than the price is worth and less than one credit less', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 100 }), (cents, conversion) => {
      const credits = calculateRedeemedGiftCredits(cents, conversion)
      expect(credits * 100n <= cents * BigInt(conversion)).toBe(true)
      expect((credits + 1n) * 100n > cents * BigInt(conversion)).toBe(true)
      expect(calculateRedeemedGiftCredits(cents + 1n, conversion) >= credits).toBe(true)
    }),
  )
  expect([
    calculateRedeemedGiftCredits(100n, 50),
    calculateRedeemedGiftCredits(199n, 50),
    calculateRedeemedGiftCredits(333n, 70),
    calculateRedeemedGiftCredits(1n, 99),
  ]).toEqual([50n, 99n, 233n, 0n])
})

const people = 3
const who = fc.nat(people - 1)
const step = fc.oneof(
  fc.record({ do: fc.constant('give' as const), from: who, to: who, plan: fc.constantFrom<Name[]>('rose', 'chocolates', 'perfume') }),
  fc.record({ do: fc.constantFrom('redeem' as const, 'decline' as const), by: who, which: fc.nat(9) }),
  fc.record({ do: fc.constant('part' as const), one: who, other: who }),
)

interface Model {
  usd: bigint[]
  credits: bigint[]
  gifts: { id: string; from: number; to: number; cents: bigint; open: boolean }[]
}

const agree = (worked: boolean, expected: boolean, step: object): void => {
  if (worked !== expected) throw new Error(`${JSON.stringify(step)} ${worked ? 'worked' : 'was refused'}, unlike in the model`)
}

/** Whether the call succeeded; an error changes nothing. */
const tried = async (deed: () => Promise<unknown>): Promise<boolean> => {
  try {
    await deed()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

it('behaves like a model in any order, and escrow equals the price of the open gifts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const persons: Person[] = []
      for (let index = 0; index < people; index += 1) {
        const person = await createPerson(testApp, 'esi')
        await fundMember(testApp.db, person.id, { USD: 1600 }, testApp.clock.now())
        persons.push(person)
      }
      const model: Model = { usd: persons.map(() => 1600n), credits: persons.map(() => 0n), gifts: [] }
      const of = (index: number) => persons[index] as Person
      const ctx = (index: number) => ({ ...testApp.ctx(of(index)), intent: randomUUID() })
      for (const one of steps) {
        if (one.do === 'give') {
          const cents = prices[one.plan]
          let id = ''
          const worked = await tried(async () => {
            id = (await purchaseGift(ctx(one.from), { planId: giftPlanIds[one.plan], uid: of(one.to).id })).gift.id
          })
          agree(worked, one.from !== one.to && (model.usd[one.from] ?? 0n) >= cents, one)
          if (!worked) continue
          model.usd[one.from] = (model.usd[one.from] ?? 0n) - cents
          model.gifts.push({ id, from: one.from, to: one.to, cents, open: true })
        } else if (one.do === 'part') {
          const pair = [of(one.one).id, of(one.other).id] as const
          await inTransaction(testApp.db, (tx) => returnGiftsBetween(tx, pair, testApp.clock.now()))
          for (const gift of model.gifts) {
            const between = (gift.from === one.one && gift.to === one.other) || (gift.from === one.other && gift.to === one.one)
            if (!gift.open || !between) continue
            gift.open = false
            model.usd[gift.from] = (model.usd[gift.from] ?? 0n) + gift.cents
          }
        } else {
          const gift = model.gifts[one.which]
          if (gift === undefined) continue
          const worked = await tried(() =>
            one.do === 'redeem' ? redeemGift(ctx(one.by), { id: gift.id }) : declineGift(ctx(one.by), gift.id),
          )
          agree(worked, gift.open && gift.to === one.by, one)
          if (!worked) continue
          gift.open = false
          if (one.do === 'redeem') model.credits[one.by] = (model.credits[one.by] ?? 0n) + gift.cents / 2n
          else model.usd[gift.from] = (model.usd[gift.from] ?? 0n) + gift.cents
        }
      }
      for (const [index, { id }] of persons.entries())
        expect(await readWallet(testApp.db, id)).toEqual({
          usd: (Number(model.usd[index]) / 100).toFixed(2),
          credits: Number(model.credits[index]),
        })
      const { escrow, open } = await readEscrow(testApp.db)
      expect(escrow).toBe(open)
    }),
    { numRuns: 12, seed: 20_261_122 },
  )
  expect(await checkLedger(testApp.db)).toEqual([])
}, 60_000)
