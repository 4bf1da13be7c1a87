import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdempotencyReleaseQueue } from './release-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database that does not answer while `isAway` is true. */
const createDatabase = () => {
  const database = { isAway: true, asked: 0, released: [] as string[] }
  const release = (key: string) => () => {
    database.asked += 1
    if (database.isAway) return Promise.reject(new Error('away'))
    database.released.push(key)
    return Promise.resolve()
  }
  return { database, release }
}

test('a release runs at once, and once', async () => {
  const { database, release } = createDatabase()
  database.isAway = false
  await createIdempotencyReleaseQueue(60_000)(release('a'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([database.released, database.asked]).toEqual([['a'], 1])
})

test('while the database is away, one release asks for it; all run once it is back', async () => {
  const { database, release } = createDatabase()
  const queue = createIdempotencyReleaseQueue(60_000)
  for (const key of ['a', 'b', 'c']) await queue(release(key))
  await vi.advanceTimersByTimeAsync(10_000)
  // The first attempt, then one in each half second.
  expect(database.asked).toBe(1 + 20)
  database.isAway = false
  await vi.advanceTimersByTimeAsync(500)
  expect(database.released).toEqual(['a', 'b', 'c'])
  const { asked } = database
  await vi.advanceTimersByTimeAsync(5000)
  expect(database.asked).toBe(asked)
})

test('a release is given up after its time', async () => {
  const { database, release } = createDatabase()
  await createIdempotencyReleaseQueue(2000)(release('a'))
  await vi.advanceTimersByTimeAsync(3000)
  database.isAway = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(database.released).toEqual([])
})
