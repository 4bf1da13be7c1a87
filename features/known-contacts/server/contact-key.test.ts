import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { reseal } from '#platform/server/secrets/sealed-values.ts'
import { fileKeySealedStore } from '#platform/server/storage/file-keys.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { deleteLostContactHashKey, getOrCreateContactHashKey, hashContact, readContactHashKey } from './contact-key.ts'

const now = new Date('2026-03-02T09:00:00Z')
const [before, after] = ['the secret of before, long enough', 'the secret of after, long enough']

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database[Symbol.asyncDispose]())

test('hashes stay the same when SECRET changes, and the key is given up when it is lost', async () => {
  const { db } = database
  const create = (secret: string) => inTransaction(db, (tx) => getOrCreateContactHashKey(tx, [secret], now))
  expect(await readContactHashKey(db, [before])).toBeUndefined()
  const key = await create(before)
  expect(await create(before)).toEqual(key)
  expect(hashContact(key, '+237670000001')).not.toEqual(hashContact(key, '+237670000002'))

  expect(await readContactHashKey(db, [after, before])).toEqual(key)
  await reseal(db, fileKeySealedStore, [after, before])
  expect(await readContactHashKey(db, [after])).toEqual(key)

  await expect(readContactHashKey(db, [before])).rejects.toThrow('opens under neither')
  const { key_name } = await db.selectFrom('known_contact_key').select('key_name').executeTakeFirstOrThrow()
  const lose = (names: readonly string[]) => inTransaction(db, (tx) => deleteLostContactHashKey(tx, names))
  expect([await lose([]), await lose([key_name]), await lose([key_name])]).toEqual([false, true, false])
  expect(await create(before)).not.toEqual(key)
})
