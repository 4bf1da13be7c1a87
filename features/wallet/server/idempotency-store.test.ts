import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { testClock } from '#tests/support/app/clock.ts'
import { createIdempotencyStore } from './idempotency-store.ts'

const hash = Buffer.alloc(32, 1)
const clock = testClock()

let database: TestDatabase
let amina: Person
beforeEach(async () => {
  database = await openTestDatabase()
  amina = await createPerson({ db: database.db, clock }, 'amina')
})
afterEach(() => database[Symbol.asyncDispose]())

test('a request releases the key that it took, and no other', async () => {
  const store = createIdempotencyStore(database.db)
  const [key, takenAt] = [randomUUID(), clock.now()]
  expect(await store.take(amina.id, key, { hash, intent: key }, takenAt)).toBe('taken')
  await store.release(amina.id, key, new Date(takenAt.getTime() - 1))
  expect(await store.take(amina.id, key, { hash, intent: key }, clock.now())).toBe('running')
  await store.release(amina.id, key, takenAt)
  expect(await store.take(amina.id, key, { hash, intent: key }, clock.now())).toBe('taken')
})

test('a key that cannot be released while the database is away is free soon after it is back', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/nothing', 1)
  const away = openDatabase(pool)
  let current = database.db
  const db = new Proxy(database.db, {
    get: (_, name) => {
      const member: unknown = Reflect.get(current, name)
      return typeof member === 'function' ? (member.bind(current) as unknown) : member
    },
  })
  const store = createIdempotencyStore(db)
  const [key, takenAt] = [randomUUID(), clock.now()]
  await store.take(amina.id, key, { hash, intent: key }, takenAt)
  current = away
  await store.release(amina.id, key, takenAt)
  current = database.db
  expect(await store.take(amina.id, key, { hash, intent: key }, takenAt)).toBe('running')
  await expect.poll(() => store.take(amina.id, key, { hash, intent: key }, takenAt)).toBe('taken')
  await pool.end()
})
