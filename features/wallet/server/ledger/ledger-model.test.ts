// @slow
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { centsForCredits, creditsForCents } from '../../contract.ts'
import { type WalletCurrency, memberAccountPath } from './accounts.ts'
import { systemAccountPaths } from './accounts.ts'
import { chargeMember } from './charge-member.ts'
import { buyCreditsWithDollars, sellCreditsForDollars } from '../convert.ts'
import { checkLedger } from './ledger-check.ts'
import { postJournal } from './post-journal.ts'
import { readWallet } from '../queries.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

const price = { credits_per_usd: 100, cents_per_100_credits: 90 }
const people = 3

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const who = fc.nat(people - 1)
const operation = fc.oneof(
  fc.record({ do: fc.constant('fund' as const), who, cents: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ do: fc.constant('buy' as const), who, amount: fc.bigInt(1n, 1500n) }),
  fc.record({ do: fc.constant('sell' as const), who, amount: fc.bigInt(1n, 1500n) }),
  fc.record({ do: fc.constant('give' as const), who, to: who, amount: fc.bigInt(1n, 1500n) }),
  fc.record({ do: fc.constant('charge' as const), who, amount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ do: fc.constant('repeat' as const) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
type Balances = Record<WalletCurrency, bigint>

/** Applies an operation to the model: true with changed balances, or false without a change. */
const expected = (model: Balances[], one: Exclude<Operation, { do: 'repeat' }>): boolean => {
  const mine = model[one.who] as Balances
  const take = (currency: WalletCurrency, amount: bigint): boolean => {
    if (mine[currency] < amount) return false
    mine[currency] -= amount
    return true
  }
  if (one.do === 'fund') mine.USD += BigInt(one.cents)
  else if (one.do === 'charge') return take('CREDIT', BigInt(one.amount))
  else if (one.do === 'buy') {
    if (!take('USD', one.amount)) return false
    mine.CREDIT += creditsForCents(one.amount, price)
  } else if (one.do === 'sell') {
    if (centsForCredits(one.amount, price) === 0n || !take('CREDIT', one.amount)) return false
    mine.USD += centsForCredits(one.amount, price)
  } else {
    if (one.to === one.who || !take('USD', one.amount)) return false
    ;(model[one.to] as Balances).USD += one.amount
  }
  return true
}

const perform = async (cast: readonly Person[], one: Exclude<Operation, { do: 'repeat' }>, intent: string): Promise<void> => {
  const person = cast[one.who] as Person
  const ctx = { ...testApp.ctx(person), intent }
  const now = testApp.clock.now()
  if (one.do === 'fund') await fundMember(testApp.db, person.id, { USD: one.cents }, now)
  else if (one.do === 'buy') await buyCreditsWithDollars(ctx, testApp.platform, { usd: one.amount })
  else if (one.do === 'sell') await sellCreditsForDollars(ctx, testApp.platform, { credits: one.amount })
  else if (one.do === 'charge')
    await inTransaction(testApp.db, (tx) =>
      chargeMember(tx, {
        member: person.id,
        currency: 'CREDIT',
        amount: BigInt(one.amount),
        to: systemAccountPaths.creditsSpent,
        reason: 'message_request',
        key: `charge:${intent}`,
        now,
      }),
    )
  else
    await inTransaction(testApp.db, (tx) =>
      postJournal(tx, {
        kind: 'opening',
        key: `give:${intent}`,
        at: now,
        postings: [
          { account: memberAccountPath(person.id, 'USD'), amount: -one.amount },
          { account: memberAccountPath((cast[one.to] as Person).id, 'USD'), amount: one.amount },
        ],
      }),
    )
}

let runs = 0
const play = async (operations: readonly Operation[]): Promise<void> => {
  runs += 1
  const cast = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian'), await createPerson(testApp, 'chantal')]
  const model = cast.map((): Balances => ({ USD: 0n, CREDIT: 0n }))
  let last: (() => Promise<void>) | undefined
  for (const [index, one] of operations.entries()) {
    if (one.do === 'repeat') {
      await last?.()
      continue
    }
    testApp.clock.advance({ seconds: 1 })
    const intent = `model ${runs} ${index}`
    const succeeds = expected(model, one)
    const done = await perform(cast, one, intent).then(
      () => true,
      (error: unknown) => {
        if (one.do === 'give' && one.to === one.who) return false
        if (!(error instanceof AppError)) throw error
        return false
      },
    )
    expect(done, JSON.stringify({ ...one, amount: 'amount' in one ? String(one.amount) : undefined })).toBe(succeeds)
    // Repeating a successful operation with the same intent changes nothing.
    if (done && one.do !== 'fund') last = () => perform(cast, one, intent)
  }
  const wallets = await Promise.all(cast.map(({ id }) => readWallet(testApp.db, id)))
  expect(wallets.map(({ usd, credits }) => [usd.replace('.', ''), String(credits)])).toEqual(
    model.map(({ USD, CREDIT }) => [String(USD).padStart(3, '0'), String(CREDIT)]),
  )
}

it('behaves like the model in every order of operations, and the ledger stays consistent', async () => {
  const numRuns = Number(process.env.LEDGER_RUNS ?? 8)
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), play), { seed: 20_260_302, numRuns })
  expect(await checkLedger(testApp.db)).toEqual([])
}, 120_000)
