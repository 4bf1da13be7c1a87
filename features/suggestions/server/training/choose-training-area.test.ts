import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#platform/shared/durations.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { generateFeedWorld, insertFeedWorld } from '#tests/support/feed/feed-world.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { chooseTrainingArea, type TrainingArea } from './choose-training-area.ts'

const now = new Date('2026-03-02T09:00:00Z')
const activeSince = new Date(now.getTime() - 30 * dayMs)
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await insertFeedWorld(database.db, generateFeedWorld(300, createSeededRandom(1).next, now), now)
  await database.db.deleteFrom('presence').execute()
  await database.db.updateTable('member').set({ created_at: now, verified_at: now }).execute()
})
afterAll(() => database[Symbol.asyncDispose]())

const choose = (most: number, night = 0): Promise<TrainingArea> =>
  chooseTrainingArea(database.db, { activeSince, most, now: new Date(now.getTime() + night * dayMs) })

test('as long as all members fit, all are in one training', async () => {
  expect(await choose(300)).toEqual({ members: 300, tiles: undefined, share: 1 })
})

test('more members are divided by place, each tile on exactly one night of the round', async () => {
  const nights = await Promise.all([0, 1, 2].map((night) => choose(100, night)))
  const tiles = nights.flatMap(({ tiles: chosen }) => chosen ?? [])
  const { rows } = { rows: await database.db.selectFrom('member').select('tile').distinct().execute() }
  expect(tiles).toHaveLength(rows.length)
  expect(new Set(tiles)).toEqual(new Set(rows.map(({ tile }) => tile)))
  for (const { members } of nights) expect(members).toBeLessThanOrEqual(100)
  expect((await choose(100, 3)).tiles).toEqual(nights[0]?.tiles)
})

test('of a tile with too many members a share is taken', async () => {
  const nights = await Promise.all(Array.from({ length: 60 }, (_, night) => choose(5, night)))
  expect(nights.some(({ share }) => share < 1)).toBe(true)
  for (const { members } of nights) expect(members).toBeLessThanOrEqual(5)
})
