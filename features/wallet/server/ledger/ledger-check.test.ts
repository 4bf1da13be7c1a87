// @slow
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { checkLedger } from './ledger-check.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
let amina: Person
beforeEach(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  await fundMember(testApp.db, amina.id, { USD: 1000, CREDIT: 10 }, testApp.clock.now())
  await fundMember(testApp.db, amina.id, { USD: 500 }, testApp.clock.now())
})
afterEach(() => testApp[Symbol.asyncDispose]())

/** Runs a statement with the database's triggers disabled. */
const plant = async (statement: string): Promise<void> => {
  for (const table of ['posting', 'journal', 'account']) await sql`alter table ${sql.table(table)} disable trigger user`.execute(testApp.db)
  await sql.raw(statement).execute(testApp.db)
}
const found = async () => [...new Set((await checkLedger(testApp.db)).map(({ what }) => what))]
const usd = () => `(select id from account where path = 'member:${amina.id}:usd')`

it('finds nothing in a consistent ledger', async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
})

it.each<[string, () => string, string[]]>([
  [
    'a changed amount',
    () => `update posting set amount = amount + 1 where account_id = ${usd()} and account_version = 1`,
    ['balance differs from postings', 'broken chain of balances', 'currency not balanced', 'journal not balanced'],
  ],
  [
    'a lost posting',
    () => `delete from posting where account_id = ${usd()} and account_version = 1`,
    [
      'balance differs from postings',
      'broken chain of balances',
      'currency not balanced',
      'journal not balanced',
      'journal without its postings',
    ],
  ],
  [
    'a journal lost whole',
    () => `with gone as (delete from posting where journal_id = (select journal_id from posting where account_id = ${usd()} and account_version = 2)
      returning journal_id) select from gone`,
    ['balance differs from postings', 'journal without its postings'],
  ],
  [
    'a changed balance',
    () => `update account_balance set posted = posted + 1 where account_id = ${usd()}`,
    ['balance differs from postings'],
  ],
  [
    'a balance below its floor',
    () => `update account_balance set floor = 2000 where false; alter table account_balance drop constraint insufficient_funds;
      update account_balance set floor = 2000 where account_id = ${usd()}`,
    ['below its floor'],
  ],
  ['a missing balance row', () => `delete from account_balance where account_id = ${usd()}`, ['balance row missing or too many']],
  ['a posting of no journal', () => `delete from journal`, ['posting without journal or account']],
])('finds %s', async (_, statement, expected) => {
  await plant(statement())
  expect(await found()).toEqual(expected)
})
