import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { checkLedger } from './ledger/ledger-check.ts'
import { personalData } from './personal-data.ts'
import { readWallet } from './queries.ts'
import { deleteUnusedAccounts, openMemberAccounts } from './store.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
  await testApp[Symbol.asyncDispose]()
})
const accounts = (id: string) =>
  testApp.db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_id', 'id')
    .select(['path', 'posted', 'closed_at'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute()

it('opens three empty accounts, once', async () => {
  const { id } = await createPerson(testApp, 'amina')
  expect(await readWallet(testApp.db, id)).toEqual({ usd: '0.00', credits: 0 })
  expect((await accounts(id)).map(({ path }) => path)).toEqual([`member:${id}:usd`, `member:${id}:credit`, `member:${id}:held:usd`])
  await expect(inTransaction(testApp.db, (tx) => openMemberAccounts(tx, id))).rejects.toThrow('account_path_key')
})

it('updates their balances', async () => {
  const { id } = await createPerson(testApp, 'amina')
  await fundMember(testApp.db, id, { USD: 123_456_789_012, CREDIT: 40 }, testApp.clock.now())
  expect(await readWallet(testApp.db, id)).toEqual({ usd: '1234567890.12', credits: 40 })
  expect(await readWallet(testApp.db, randomUUID())).toEqual({ usd: '0.00', credits: 0 })
  const at = testApp.clock.now()
  expect(await personalData.export(testApp.db, id)).toEqual({
    wallet: { usd: '1234567890.12', credits: 40 },
    transactions: expect.arrayContaining([
      { kind: 'opening', at, channel: 'wallet', currency: 'USD', amount: '1234567890.12' },
      { kind: 'opening', at, channel: 'wallet', currency: 'CREDIT', amount: '40' },
    ]),
  })
})

it('removes only accounts that never held anything', async () => {
  const { id } = await createPerson(testApp, 'amina', { unverified: true })
  await fundMember(testApp.db, id, { USD: 5 }, testApp.clock.now())
  await inTransaction(testApp.db, (tx) => deleteUnusedAccounts(tx, id))
  expect((await accounts(id)).map(({ path }) => path)).toEqual([`member:${id}:usd`])
  await expect(testApp.db.deleteFrom('account').where('member_id', '=', id).execute()).rejects.toThrow('has a history')
  await testApp.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', id).execute()
})

it('keeps the ledger consistent when a member is deleted, with empty balances', async () => {
  const { id } = await createPerson(testApp, 'amina')
  await fundMember(testApp.db, id, { USD: 500, CREDIT: 7 }, testApp.clock.now())
  expect(
    await createIdempotencyStore(testApp.db).take(id, 'a key', { hash: Buffer.from('x'), intent: 'an intent' }, testApp.clock.now()),
  ).toBe('taken')
  const erase = () => inTransaction(testApp.db, (tx) => personalData.erase(tx, id, testApp.clock.now()))
  await erase()
  await erase()
  const left = await accounts(id)
  expect(left.map(({ posted, closed_at }) => [posted, closed_at])).toEqual(left.map(() => ['0', testApp.clock.now()]))
  expect(await testApp.db.selectFrom('idempotent_call').select('key').where('member_id', '=', id).execute()).toEqual([])
  await expect(fundMember(testApp.db, id, { USD: 1 }, testApp.clock.now())).rejects.toThrow('unknown or closed account')
})
