import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWallet, listTransactions } from '#features/wallet/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { toMinorUnits } from '#platform/shared/money.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { seedDemoGifts } from './gifts.ts'
import type { DemoPerson } from './people.ts'
import { seedDemoOpeningBalance, seedDemoWalletHistory } from './wallet.ts'

let testApp: TestApp
let self: Person
beforeAll(async () => {
  testApp = await openTestApp()
  const { platform, clock, db } = testApp
  const names = ['amina', 'brian', 'chantal', 'esi'] as const
  const people: Person[] = []
  for (const name of names) people.push(await createPerson(testApp, name))
  const demo = people.map(({ id }, seed) => ({ id, seed }) as DemoPerson)
  const [first, ...friends] = demo as [DemoPerson, ...DemoPerson[]]
  self = people[0] as Person
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  const at = (id: string, hours: number) => ({ ...testApp.ctx(people.find((one) => one.id === id) as Person), now: ago(hours) })
  for (const one of demo) await inTransaction(db, (tx) => seedDemoOpeningBalance(tx, one, ago(120)))
  await seedDemoWalletHistory(platform, first, (hours) => at(first.id, hours))
  await seedDemoGifts(platform, first, friends, at)
})
afterAll(() => testApp[Symbol.asyncDispose]())

it.each([
  ['USD', 2],
  ['CREDIT', 0],
] as const)('each %s balance of the demo wallet follows from the one before, and the last is the total', async (currency, scale) => {
  const { data } = (await testApp.call(listTransactions, { query: {} }, { as: self })).body
  expect(data.next_cursor).toBeNull()
  const lines = data.transactions.filter((line) => line.currency === currency).toReversed()
  expect(lines.length).toBeGreaterThan(4)
  const units = (amount: string) => {
    const whole = toMinorUnits(amount.replace('-', ''), scale) ?? 0n
    return amount.startsWith('-') ? -whole : whole
  }
  let balance = 0n
  for (const { txn_amount, balance_after, name } of lines) {
    balance += units(txn_amount)
    expect(units(balance_after), name).toBe(balance)
  }
  const { wallet } = (await testApp.call(getWallet, {}, { as: self })).body.data
  expect(units(currency === 'USD' ? wallet.usd : String(wallet.credits))).toBe(balance)
})
