import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { readExchangeRateInForce } from '../queries.ts'
import { type NewExchangeRate, ExchangeRateRefusedError, setExchangeRate as setRateIn } from './set-rate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

const setRate = (asked: NewExchangeRate, at: Date) => inTransaction(database.db, (tx) => setRateIn(tx, asked, at))

const now = new Date('2026-03-01T12:00:00Z')
const rate = { currency: 'XAF', mid: '560', spreadBps: 250, source: 'ECB', sure: false }

it('puts a rate in force, rounded up, and keeps the previous one stored', async () => {
  expect(await setRate({ ...rate, mid: '560.00000001' }, now)).toBe('574.00000002')
  expect((await readExchangeRateInForce(database.db, 'XAF', now))?.deposit_rate).toBe('574.00000002')
  expect((await readExchangeRateInForce(database.db, 'XAF', new Date(now.getTime() - 1)))?.deposit_rate).toBe('581.95000000')
})

it.each([
  [{ ...rate, mid: 'abc' }, 'is no rate'],
  [{ ...rate, mid: '0' }, 'is no rate'],
  [{ ...rate, mid: '999999999999', sure: true }, 'is no rate'],
  [{ ...rate, spreadBps: 2001 }, 'the spread is'],
  [{ ...rate, currency: 'EUR' }, 'is no currency'],
  [{ ...rate, mid: '56' }, 'more than 10 %'],
])('refuses %o', async (asked, sentence) => {
  await expect(setRate(asked, now)).rejects.toThrow(ExchangeRateRefusedError)
  await expect(setRate(asked, now)).rejects.toThrow(sentence)
})

it('accepts a large change when confirmed', async () => {
  expect(await setRate({ ...rate, mid: '800', sure: true }, new Date(now.getTime() + 1000))).toBe('820.00000000')
})

it('fails when another rate was set at the same moment', async () => {
  const at = new Date(now.getTime() + 2000)
  await setRate({ ...rate, sure: true }, at)
  await expect(setRate({ ...rate, mid: '561' }, at)).rejects.toThrow('platform.conflict')
  expect((await readExchangeRateInForce(database.db, 'XAF', at))?.deposit_rate).toBe('574.00000000')
})

it('cannot be updated later', async () => {
  await expect(database.db.updateTable('exchange_rate').set({ mid: '1' }).execute()).rejects.toThrow('append-only')
})
