// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { listReactions, listReceivedLikes, postReaction } from '#features/reactions/contract.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

let testApp: TestApp
let amina: Person
const others: Person[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  for (let count = 0; count < 25; count++) others.push(await createPerson(testApp, 'brian'))
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void (amina = await createPerson(testApp, 'amina')))

const feed = (as = amina, query: { cursor?: string } = {}) => testApp.call(listMatches, { query }, { as })
const open = (id: string, as = amina) => testApp.call(getProfile, { params: { id } }, { as })
/** Requests a number of unknown profiles, which count like existing ones. */
const openUnknownProfiles = async (times: number, as = amina) => {
  const statuses = new Set<number>()
  for (let time = 0; time < times; time++) {
    // Stays below the other rate limits.
    if (time % 250 === 249) testApp.clock.advance({ minutes: 1 })
    statuses.add((await open(randomUUID(), as)).status)
  }
  return [...statuses]
}

describe('limit on distinct profiles', () => {
  test('300 an hour over feed, likes and profiles; profiles seen before stay visible', async () => {
    const liker = others[0] as Person
    await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: amina.id } }, { as: liker })
    const first = await feed()
    expect(first.body.data.people).toHaveLength(20)
    const [seen] = first.body.data.people
    expect(await openUnknownProfiles(280)).toEqual([404])
    const refused = await open(randomUUID())
    expect([refused.status, refused.error.code]).toEqual([429, 'members.seen_enough'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    // Above the limit, the next page and an existing member get the same refusal as an unknown member.
    expect((await feed(amina, { cursor: first.body.data.next_cursor ?? '' })).error.code).toBe('members.seen_enough')
    const stranger = await createPerson(testApp, 'esi')
    expect((await open(stranger.id)).text).toBe(refused.text)
    const isNew = !first.body.data.people.some(({ id }) => id === liker.id)
    expect((await testApp.call(listReceivedLikes, { query: {} }, { as: amina })).status).toBe(isNew ? 429 : 200)
    // Above the limit, the current page, its members, the caller's profile and lists still work.
    expect((await feed()).status).toBe(200)
    expect([(await open(seen?.id ?? '')).status, (await open(amina.id)).status]).toEqual([200, 200])
    expect((await testApp.call(listReactions, { query: { type: 'likes' } }, { as: amina })).status).toBe(200)
    // Other members are not affected.
    expect((await open(stranger.id, liker)).status).toBe(200)
    testApp.clock.advance({ hours: 1 })
    expect((await open(stranger.id)).status).toBe(200)
  })

  test('1,000 a day', async () => {
    for (const count of [300, 300, 300, 100]) {
      expect(await openUnknownProfiles(count)).toEqual([404])
      testApp.clock.advance({ hours: 1 })
    }
    const refused = await open(randomUUID())
    expect([refused.status, refused.error.code]).toEqual([429, 'members.seen_enough'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(19 * 3600)
    testApp.clock.advance({ hours: 20 })
    expect(await openUnknownProfiles(100)).toEqual([404])
  })

  test('the error is in the viewer’s language', async () => {
    await openUnknownProfiles(300)
    const { error } = await testApp.call(getProfile, { params: { id: randomUUID() } }, { as: amina, language: 'es' })
    expect(error.message).toBe('Viste muchísimos perfiles. Tómate un descanso y vuelve más tarde.')
  })
})

const redisUrl = process.env.TEST_REDIS_URL
test.runIf(redisUrl)('two processes share the count', async () => {
  const { config, db, clock, log } = testApp.platform
  const clients = [await openRedis(redisUrl ?? '', log), await openRedis(redisUrl ?? '', log)]
  const processes = await Promise.all(clients.map((redis) => composeService({ config, db, clock, log, redis })))
  const request = async (index: number) =>
    (await processes[index % 2]?.app.inject({ url: `/api/profile/${randomUUID()}`, headers: { authorization: `Bearer ${amina.token}` } }))
      ?.statusCode
  const statuses: (number | undefined)[] = []
  for (let index = 0; index <= 300; index++) statuses.push(await request(index))
  expect(statuses.filter((status) => status === 404)).toHaveLength(300)
  expect([await request(0), await request(1)]).toEqual([429, 429])
  for (const { app, platform } of processes) {
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
  }
  for (const redis of clients) await redis[Symbol.asyncDispose]()
})
