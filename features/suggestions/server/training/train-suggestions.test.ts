// @slow
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expandSeekMask } from '#features/members/server/index.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { generateFeedWorld, insertFeedWorld } from '#tests/support/feed/feed-world.ts'
import type { FeedWorld } from '#tests/support/feed/feed-oracle.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { maxSuggestions } from '../model/population.ts'
import { createTrainingThrottle } from './training-throttle.ts'
import { readPopulation } from './read-population.ts'
import { readLastRun } from './run-store.ts'
import { type TrainingLimits, type TrainingServices, trainSuggestions, defaultTrainingLimits } from './train-suggestions.ts'

let testApp: TestApp
let world: FeedWorld
/** The same randomness in every run, so that what differs comes from the data. */
const services = (changes: Partial<TrainingServices> = {}): TrainingServices => ({ ...testApp.platform, random: () => 0.42, ...changes })
const train = (limits: Partial<TrainingLimits> = {}, changes: Partial<TrainingServices> = {}) =>
  trainSuggestions(services(changes), { ...defaultTrainingLimits, minLikes: 1, ...limits })

const readAll = async (): Promise<Map<string, string[]>> => {
  const rows = await testApp.db.selectFrom('suggestion').select(['member_id', 'others']).orderBy('member_id').execute()
  return new Map(rows.map(({ member_id, others }) => [member_id, others]))
}
const set = (id: string, values: Record<string, unknown>) => testApp.db.updateTable('member').set(values).where('id', '=', id).execute()

beforeAll(async () => {
  testApp = await openTestApp()
  const now = testApp.clock.now()
  world = generateFeedWorld(250, createSeededRandom(5).next, now)
  await insertFeedWorld(testApp.db, world, now)
  // Everybody was here today; the ages of those who were not given a presence follow from the row.
  await sql`update presence set last_active = ${now}`.execute(testApp.db)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void (await testApp.db.deleteFrom('suggestion').execute()))

test('active members get up to 60 people whom they have not answered, without a block and whose filters fit', async () => {
  const result = await train()
  const all = await readAll()
  expect(result).toMatchObject({ outcome: 'done', members: 250, suggested: all.size })
  expect(all.size).toBeGreaterThan(150)
  const people = new Map(world.people.map((person) => [person.id, person]))
  for (const [id, others] of all) {
    expect(others.length).toBeLessThanOrEqual(maxSuggestions)
    expect(new Set(others).size).toBe(others.length)
    for (const other of others) {
      expect(world.reactions.has(`${id}>${other}`) || world.blocks.has(`${id}>${other}`) || world.blocks.has(`${other}>${id}`)).toBe(false)
      expect(expandSeekMask(people.get(id)?.seek ?? 0) & (1 << (people.get(other)?.gender ?? 0))).toBeGreaterThan(0)
    }
  }
  expect(await readLastRun(testApp.db)).toMatchObject({ outcome: 'done', members: 250 })
})

test('members who paused, were suspended, are guests or erased are neither suggested nor get suggestions', async () => {
  await train()
  const [paused, suspended, guest, deleted] = [...(await readAll()).values()].flat()
  const states = [
    [paused, { status: 'paused' }],
    [suspended, { status: 'suspended' }],
    [guest, { role: 'guest' }],
    [deleted, { status: 'deleted' }],
  ] as const
  for (const [id = '', values] of states) await set(id, values)
  await testApp.db.deleteFrom('suggestion').execute()
  await train()
  const text = JSON.stringify([...(await readAll())])
  for (const [id = ''] of states) {
    expect(text).not.toContain(id)
    await set(id, { status: 'active', role: 'user' })
  }
})

describe('whom the training listens to', () => {
  test('dislikes change nothing in what others are suggested', async () => {
    await train()
    const before = await readAll()
    const undecided = (me: string) => (they: string) => !world.reactions.has(`${they}>${me}`)
    const [me = '', suggested = []] = [...before].find(([id, others]) => others.some(undecided(id))) ?? []
    const they = suggested.find(undecided(me)) ?? ''
    await testApp.db.deleteFrom('suggestion').execute()
    await sql`delete from reaction where kind = 2 and to_id = ${me}`.execute(testApp.db)
    await testApp.db.insertInto('reaction').values({ from_id: they, to_id: me, kind: 2, at: testApp.clock.now() }).execute()
    await train()
    expect((await readAll()).get(me)).toEqual(before.get(me))
  })

  test('who turned suggestions off is not learnt from and gets none, but can still be suggested', async () => {
    await train()
    const counts = new Map<string, number>()
    for (const other of [...(await readAll()).values()].flat()) counts.set(other, (counts.get(other) ?? 0) + 1)
    const [off = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
    const given = await sql`select from reaction where from_id = ${off} and kind = 1`.execute(testApp.db)
    await set(off, { suggests: false })
    await testApp.db.deleteFrom('suggestion').execute()
    const before = await readLastRun(testApp.db)
    testApp.clock.advance({ seconds: 1 })
    const { likes } = await train()
    expect((before?.likes ?? 0) - likes).toBe(given.rows.length)
    const all = await readAll()
    expect(all.has(off)).toBe(false)
    expect([...all.values()].flat()).toContain(off)
    await set(off, { suggests: true })
  })
})

test('matches count as in the order of all: those of the last seven whole days that began, also if they have ended', async () => {
  const today = Math.floor(testApp.clock.now().getTime() / 86_400_000)
  const [me, ...others] = world.people.map(({ id }) => id)
  const member_id = me ?? ''
  const rows = [0, -1, -7, -8].map((day, index) => ({ member_id, other_id: others[index] ?? '', day: today + day }))
  await testApp.db.deleteFrom('recent_match').execute()
  await testApp.db.insertInto('recent_match').values(rows).execute()
  const pace = createTrainingThrottle(60_000, { isMemoryLow: () => false, isStopping: () => false })
  const reading = { now: testApp.clock.now(), secret: 'secret', limits: defaultTrainingLimits, pace, random: () => 0.42 }
  const { population } = await readPopulation(testApp.db, reading)
  const counted = population.ids.flatMap((id, index) =>
    population.recentMatches[index] === 0 ? [] : [[id, population.recentMatches[index]]],
  )
  expect(counted).toEqual([[member_id, 2]])
})

describe('a training that ends early leaves the old suggestions', () => {
  const old = async () => {
    await train()
    return readAll()
  }

  test('too few likes', async () => {
    const before = await old()
    expect(await train({ minLikes: 1_000_000 })).toMatchObject({ outcome: 'too_few', suggested: 0 })
    expect(await readAll()).toEqual(before)
  })

  test('no time, or no memory', async () => {
    const before = await old()
    expect(await train({ maxMs: 0 })).toMatchObject({ outcome: 'out_of_time', suggested: 0 })
    expect(await train({}, { memory: { isLow: () => true } })).toMatchObject({ outcome: 'out_of_memory' })
    expect(await readAll()).toEqual(before)
  })

  test('a failure, which is reported', async () => {
    const before = await old()
    testApp.clock.advance({ seconds: 1 })
    const config = { ...testApp.platform.config, secrets: undefined as never }
    await expect(train({}, { config })).rejects.toThrow()
    expect(await readLastRun(testApp.db)).toMatchObject({ outcome: 'failed' })
    expect(await readAll()).toEqual(before)
  })

  test('a process that stops, so that another one begins again', async () => {
    const before = await old()
    await expect(train({}, { readiness: { ...testApp.platform.readiness, draining: true } })).rejects.toThrow('stopping')
    expect(await readAll()).toEqual(before)
  })
})

test('more members than a training can hold are trained in parts, and then all have suggestions', async () => {
  const trained = new Set<string>()
  let most = 0
  for (let night = 0; night < 6; night++) {
    testApp.clock.advance({ hours: 20 })
    const { members } = await train({ maxMembers: 60 })
    most = Math.max(most, members)
    for (const id of (await readAll()).keys()) trained.add(id)
  }
  expect(most).toBeLessThanOrEqual(60)
  expect(trained.size).toBeGreaterThan(60)
})
