import { expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { readCreditPrice } from './queries.ts'
import { setCreditPrice } from './set-credit-price.ts'

test('a price is added and never updated; an invalid or arbitrage price is rejected', async () => {
  await using testApp = await openTestApp()
  const { db, clock } = testApp
  const set = (creditsPerUsd: number, centsPer100Credits: number) =>
    inTransaction(db, (tx) => setCreditPrice(tx, { creditsPerUsd, centsPer100Credits }, clock.now()))
  const rows = async () => (await db.selectFrom('credit_price').selectAll().execute()).length
  const before = await rows()
  expect(await set(50, 200)).toEqual({ creditsPerUsd: 100, centsPer100Credits: 90 })
  expect(await readCreditPrice(db, clock.now())).toMatchObject({ credits_per_usd: 50, cents_per_100_credits: 200 })
  await set(50, 200)
  for (const [credits, cents] of [
    [0, 90],
    [100, 0],
    [1.5, 90],
    [100, Number.NaN],
    [-1, -1],
  ] as const)
    await expect(set(credits, cents)).rejects.toThrow('platform.invalid')
  await expect(set(50, 201)).rejects.toThrow('wallet.sells_dearer')
  expect(await rows()).toBe(before + 1)
})
