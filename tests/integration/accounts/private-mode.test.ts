// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateSettings } from '#features/account/contract.ts'
import { listMessages, sendMessage } from '#features/chat/contract.ts'
import { setMemberBoosted, setMemberPaused } from '#features/members/server/index.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { applyReaction } from '#features/reactions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { createPhotos, jpegWithGps } from '../../support/people/photos.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let diego: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.updateTable('member').set({ status: 'paused' }).execute()
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  diego = await createPerson(testApp, 'diego')
})

const setPrivate = (person: Person, isOn = true) =>
  testApp.call(updateSettings, { body: { privacy: { private_mode: isOn } } }, { as: person })
const react = (from: Person, action: 'like' | 'unlike' | 'dislike' | 'block' | 'unblock', to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const write = (from: Person, to: Person) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Good morning' } }, { as: from })
const get = async (viewer: Person, url: string) => {
  const { statusCode, payload } = await testApp.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${viewer.token}` } })
  return `${statusCode} ${payload}`
}
const profile = (viewer: Person, uid: string) => get(viewer, `/profile/${uid}`)
/** Whether the feed of `viewer` contains `person`. @throws {Error} when grid, deck and search by name disagree */
const isInFeed = async (viewer: Person, person: Person): Promise<boolean> => {
  const [grid, deck, byName] = [
    await get(viewer, '/matches?distance=any&peek=1'),
    await get(viewer, '/matches?distance=any&view=deck&peek=1'),
    await get(viewer, `/matches?distance=any&name=${person === amina ? 'am' : 'br'}&peek=1`),
  ]
  const found = [grid, deck, byName].map((text) => text.includes(person.id))
  if (new Set(found).size > 1) throw new Error('the views of the feed disagree')
  return found[0] === true
}
const goneEvents = async () => {
  await testApp.runJobs()
  return testApp.published.filter(({ name }) => name === 'gone').map(({ to, payload }) => ({ to, ...(payload as { uid: string }) }))
}

test('a member in private mode answers like nobody, and is shown to those they like', async () => {
  expect(await isInFeed(brian, amina)).toBe(true)
  await setPrivate(amina)
  expect(await isInFeed(brian, amina)).toBe(false)
  expect(await profile(brian, amina.id)).toBe(await profile(brian, randomUUID()))
  expect((await react(brian, 'like', amina)).status).toBe(404)
  expect((await write(brian, amina)).status).toBe(404)
  expect(await isInFeed(amina, brian)).toBe(true)

  await react(amina, 'like', brian)
  expect([await isInFeed(brian, amina), await isInFeed(diego, amina)]).toEqual([true, false])
  expect(await profile(brian, amina.id)).toMatch(/^200/)
  await react(amina, 'unlike', brian)
  expect(await isInFeed(brian, amina)).toBe(false)
  await react(amina, 'like', brian)
  await react(amina, 'dislike', brian)
  expect(await profile(brian, amina.id)).toBe(await profile(brian, randomUUID()))
  await setPrivate(amina, false)
  expect([await isInFeed(brian, amina), await isInFeed(diego, amina)]).toEqual([true, true])
})

test('photos answer like those of nobody', async () => {
  await createPhotos(testApp, amina, [await jpegWithGps()])
  const { body } = await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })
  const [photo] = body.data.person.images
  if (photo === undefined) throw new Error('no photo')
  const open = async (url: string) => {
    const { statusCode, payload } = await testApp.app.inject({ url })
    return [statusCode, payload]
  }
  expect((await open(photo.image_480))[0]).toBe(200)
  await setPrivate(amina)
  expect(await open(photo.image_480)).toEqual(await open(photo.image_480.replace(photo.id, randomUUID())))
  await react(amina, 'like', brian)
  expect((await open(photo.image_480))[0]).toBe(200)
})

test('matches, conversations and requests stay, and what ended is hidden', async () => {
  await react(amina, 'like', brian)
  await react(brian, 'like', amina)
  await write(diego, amina)
  await setPrivate(amina)
  expect([await profile(brian, amina.id), await profile(diego, amina.id)].map((text) => text.slice(0, 3))).toEqual(['200', '200'])
  expect((await write(brian, amina)).status).toBe(200)

  await react(amina, 'unlike', brian)
  expect(await profile(brian, amina.id)).toMatch(/^404/)
  const { status, body } = await testApp.call(listMessages, { params: { uid: amina.id }, query: {} }, { as: brian })
  expect([status, body.data.messages.length, body.data.conversation?.person.image]).toEqual([200, 2, null])
  await react(amina, 'like', brian)
  expect(await profile(brian, amina.id)).toMatch(/^200/)
})

test('only those who have the member on a list and may not see them any more get the event', async () => {
  const [liked, blocked] = [await createPerson(testApp, 'esi'), await createPerson(testApp, 'chantal')]
  await react(brian, 'like', amina)
  await react(liked, 'like', amina)
  await react(amina, 'like', liked)
  await react(blocked, 'like', amina)
  await react(amina, 'block', blocked)
  await testApp.runJobs()
  testApp.published.length = 0
  await setPrivate(amina)
  expect(await goneEvents()).toEqual([{ to: [brian.id], uid: amina.id }])
  await setPrivate(amina)
  expect(await goneEvents()).toHaveLength(1)

  await react(amina, 'dislike', diego)
  expect(await goneEvents()).toHaveLength(1)
  await react(amina, 'like', diego)
  await testApp.runJobs()
  await react(amina, 'unlike', diego)
  expect((await goneEvents()).at(-1)).toEqual({ to: [diego.id], uid: amina.id })
})

test('two in private mode meet only through a like', async () => {
  await setPrivate(amina)
  await setPrivate(brian)
  expect([await isInFeed(amina, brian), await isInFeed(brian, amina)]).toEqual([false, false])
  await setPrivate(brian, false)
  await react(amina, 'like', brian)
  await setPrivate(brian)
  expect([await isInFeed(brian, amina), await profile(amina, brian.id)]).toEqual([true, await profile(amina, randomUUID())])
})

test('a pause, and its end, keep private mode', async () => {
  await setPrivate(amina)
  await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, true))
  await react(amina, 'like', brian)
  expect(await isInFeed(brian, amina)).toBe(false)
  await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, false))
  expect([await isInFeed(brian, amina), await isInFeed(diego, amina)]).toEqual([true, false])
})

test('a boost that runs shows nobody, and no other one is sold', async () => {
  await inTransaction(testApp.db, (tx) => setMemberBoosted(tx, amina.id, new Date(testApp.clock.now().getTime() + 86_400_000)))
  expect(await isInFeed(brian, amina)).toBe(true)
  await setPrivate(amina)
  expect(await isInFeed(brian, amina)).toBe(false)
  const { id } = await testApp.db.selectFrom('boost_plan').select('id').limit(1).executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${amina.token}`, 'idempotency-key': randomUUID() }
  const answer = await testApp.app.inject({ method: 'POST', url: `/api/profile/boost/${id}`, headers, payload: {} })
  expect([answer.statusCode, answer.payload]).toEqual([409, expect.stringContaining('private mode')])
})

test('a block and its undo keep private mode', async () => {
  await setPrivate(amina)
  await react(brian, 'like', amina)
  await react(amina, 'like', brian)
  await react(amina, 'block', brian)
  await react(amina, 'unblock', brian)
  expect([await isInFeed(diego, amina), await profile(brian, amina.id)]).toEqual([false, expect.stringMatching(/^200/)])
})
