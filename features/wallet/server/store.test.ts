import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '#testing/people.ts'
import { openStage, type Stage } from '#testing/stage.ts'
import { personalData } from './personal-data.ts'
import { readWallet } from './queries.ts'
import { closeEmptyAccounts, openAccounts } from './store.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())
const set = (id: string, currency: string, balance: string) =>
  stage.db.updateTable('account').set({ balance }).where('member_id', '=', id).where('currency', '=', currency).execute()

it('opens two empty accounts, once', async () => {
  const { id } = await createPerson(stage, 'amina')
  expect(await readWallet(stage.db, id)).toEqual({ usd: '0.00', credits: 0 })
  await expect(stage.db.transaction().execute((tx) => openAccounts(tx, id))).rejects.toThrow('account_pkey')
})

it('writes what is in them, and lets nothing below zero', async () => {
  const { id } = await createPerson(stage, 'amina')
  await set(id, 'USD', '123456789012')
  await set(id, 'CREDIT', '40')
  expect(await readWallet(stage.db, id)).toEqual({ usd: '1234567890.12', credits: 40 })
  expect(await personalData.export(stage.db, id)).toEqual({ wallet: { usd: '1234567890.12', credits: 40 } })
  await expect(set(id, 'USD', '-1')).rejects.toThrow('account_not_negative')
  expect(await readWallet(stage.db, randomUUID())).toEqual({ usd: '0.00', credits: 0 })
})

it('closes the empty ones only, and keeps the books past erasure', async () => {
  const { id } = await createPerson(stage, 'amina')
  await set(id, 'USD', '5')
  await stage.db.transaction().execute(async (tx) => {
    await closeEmptyAccounts(tx, id)
    await personalData.erase(tx, id, stage.clock.now())
  })
  const left = await stage.db.selectFrom('account').select(['currency', 'balance']).where('member_id', '=', id).execute()
  expect(left).toEqual([{ currency: 'USD', balance: '5' }])
})
