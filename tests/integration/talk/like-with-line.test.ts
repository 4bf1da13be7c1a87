// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages, type Message, type ProfileItem, sendMessage } from '#features/chat/contract.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { dishItem, createLinePair, dishAnswer, writePrompts } from '../../support/features/lines.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { createPhotos, jpegWithGps } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { likeWithLine, listReactions, postReaction } from '#features/reactions/contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
/** A photo of Brian. */
let photo: ProfileItem & { kind: 'photo' }
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void ({ amina, brian, photo } = await createLinePair(testApp)))

interface Words {
  id?: string
  body?: string
  pay?: boolean
}
const like = (from: Person, to: Person, item: ProfileItem, { id = randomUUID(), body = 'Is that Kribi?', pay = false }: Words = {}) =>
  testApp.call(likeWithLine, { params: { uid: to.id }, body: { id, body, item, ...(pay ? { pay_credits: true } : {}) } }, { as: from })
const react = (from: Person, action: 'like' | 'unlike' | 'block', to: Person) =>
  testApp.call(postReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const conversation = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
const likesOf = async (as: Person) =>
  (await testApp.call(listReactions, { query: { type: 'likes' } }, { as })).body.data.people.map(({ id }) => id)
const left = (person: Person) => readAllowance(testApp.db, person.id, 'messages', testApp.clock.now())
/** The item of the last message, for both members. */
const itemFor = async (as: Person, other: Person): Promise<Message['liked_item'] | undefined> =>
  (await conversation(as, other.id)).messages.at(-1)?.liked_item
const nothingChanged = async () => {
  expect(await likesOf(amina)).toEqual([])
  expect((await conversation(amina, brian.id)).messages).toEqual([])
  expect(await left(amina)).toBe(20)
}
const memberIs = (person: Person, values: { requests_from?: string; status?: string }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
/** Uses up the plan of a member. */
const spend = async (person: Person) => {
  await left(person)
  await testApp.db.updateTable('entitlement').set({ messages_used: 20 }).where('member_id', '=', person.id).execute()
}

describe('a like with a line', () => {
  test('is a like and a request that says what it is about, to both', async () => {
    const sent = await like(amina, brian, photo)
    expect(sent.status).toBe(200)
    expect(sent.body.data).toMatchObject({
      reaction: 'liked',
      matched: false,
      message: { seq: 1, body: 'Is that Kribi?', liked_item: { kind: 'photo', id: photo.id } },
    })
    expect(await likesOf(amina)).toEqual([brian.id])
    expect(await left(amina)).toBe(19)
    const theirs = await conversation(brian, amina.id)
    expect(theirs.conversation).toMatchObject({ state: 'request', can_accept: true, unread: 1 })
    expect(theirs.conversation?.last_message?.liked_item).toMatchObject({ kind: 'photo', id: photo.id })
    expect(theirs.messages).toMatchObject([{ liked_item: { kind: 'photo', id: photo.id } }])
    await testApp.runJobs()
    const told = (name: string) => testApp.published.filter((event) => event.name === name).flatMap(({ to }) => to)
    expect([told('like'), told('message').toSorted()]).toEqual([[brian.id], [amina.id, brian.id].toSorted()])
  })

  test('opens the photo with addresses of each reader', async () => {
    await like(amina, brian, photo)
    for (const [reader, other] of [
      [amina, brian],
      [brian, amina],
    ] as const) {
      const item = await itemFor(reader, other)
      const address = item?.kind === 'photo' ? item.image_160 : ''
      expect((await testApp.app.inject({ url: address })).statusCode, address).toBe(200)
    }
  })

  test('may be about an answer', async () => {
    expect((await like(amina, brian, dishItem)).status).toBe(200)
    for (const item of [await itemFor(amina, brian), await itemFor(brian, amina)]) expect(item).toEqual(dishItem)
  })

  test('may be about an answer whose question an older release has stored in words', async () => {
    const answer = 'Rain and a book.'
    const asked: ProfileItem = { kind: 'prompt', question: 'perfect_sunday', answer }
    await writePrompts(testApp, brian, [{ question: 'My perfect Sunday', answer }])
    expect((await like(amina, brian, asked)).status).toBe(200)
    expect(await itemFor(amina, brian)).toEqual(asked)
    await writePrompts(testApp, brian, [{ question: 'perfect_sunday', answer }])
    expect(await itemFor(brian, amina)).toEqual(asked)
  })

  test('other messages are about nothing', async () => {
    await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'hello' } }, { as: amina })
    expect(await itemFor(brian, amina)).toBeNull()
  })

  test('is the first message of the conversation when the like is a match, and costs nothing', async () => {
    await react(brian, 'like', amina)
    await memberIs(brian, { requests_from: 'nobody' })
    expect((await like(amina, brian, photo)).body.data).toMatchObject({ reaction: 'liked', matched: true })
    const { messages, conversation: opened } = await conversation(brian, amina.id)
    expect(messages.map(({ kind, body }) => [kind, body])).toEqual([
      ['system', 'matched'],
      ['text', 'Is that Kribi?'],
    ])
    expect(opened?.state).toBe('open')
    expect(await left(amina)).toBe(20)
  })

  test('follows a like that was there before', async () => {
    await react(amina, 'like', brian)
    expect((await like(amina, brian, photo)).body.data).toMatchObject({ reaction: 'liked', matched: false, message: { seq: 1 } })
    expect(await likesOf(amina)).toEqual([brian.id])
  })

  test('accepts a request of the other member', async () => {
    await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: 'hello' } }, { as: brian })
    expect((await like(amina, brian, photo)).status).toBe(200)
    expect((await conversation(amina, brian.id)).conversation?.state).toBe('open')
    expect(await left(amina)).toBe(20)
  })
})

describe('a repeated like with a line', () => {
  test('20 at once are one like and one request with equal answers', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(amina, brian, photo, { id })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await conversation(brian, amina.id)).messages).toHaveLength(1)
    expect(await left(amina)).toBe(19)
  })

  test('from two tabs is one request; the second is told that it waits', async () => {
    const statuses = (await Promise.all([like(amina, brian, photo), like(amina, brian, dishItem)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await conversation(brian, amina.id)).messages).toHaveLength(1)
    expect(await left(amina)).toBe(19)
  })

  test('does not bring back a like that was taken back since', async () => {
    const id = randomUUID()
    await like(amina, brian, photo, { id })
    await react(amina, 'unlike', brian)
    expect((await like(amina, brian, photo, { id })).body.data).toMatchObject({ reaction: 'none', message: { id } })
    expect(await likesOf(amina)).toEqual([])
  })

  test.each([
    ['another text', (): [ProfileItem, Words] => [photo, { body: 'Something else' }]],
    ['another item', (): [ProfileItem, Words] => [dishItem, {}]],
  ])('with %s under the same id is refused', async (_, other) => {
    const id = randomUUID()
    await like(amina, brian, photo, { id })
    const [item, words] = other()
    expect(await like(amina, brian, item, { ...words, id })).toMatchObject({ status: 409, error: { code: 'chat.id_taken' } })
  })

  test('meets a returned like in any order: one match, and the line arrives', async () => {
    const [line, back] = await Promise.all([like(amina, brian, photo), react(brian, 'like', amina)])
    expect([line.status, back.status]).toEqual([200, 200])
    const { messages, conversation: opened } = await conversation(amina, brian.id)
    expect(opened?.state).toBe('open')
    expect(messages.map(({ body }) => body).toSorted()).toEqual(['Is that Kribi?', 'matched'])
  })
})

describe('a refused like with a line changes nothing:', () => {
  test.each([
    ['no requests are taken', 'nobody', 403, 'chat.no_requests'],
    ['a photo is asked for', 'photo', 403, 'chat.photo_first'],
  ])('%s', async (_, requests_from, status, code) => {
    await memberIs(brian, { requests_from })
    expect(await like(amina, brian, photo)).toMatchObject({ status, error: { code } })
    await nothingChanged()
  })

  test('a checked photo is asked for', async () => {
    await testApp.db.updateTable('member').set({ requests_checked: true }).where('id', '=', brian.id).execute()
    expect(await like(amina, brian, photo)).toMatchObject({ status: 403, error: { code: 'chat.check_first' } })
    await nothingChanged()
    await react(brian, 'like', amina)
    expect((await like(amina, brian, photo)).status).toBe(200)
  })

  test('the plan is used up, until the sender agrees to pay', async () => {
    await spend(amina)
    await fundMember(testApp.db, amina.id, { CREDIT: 7 }, testApp.clock.now())
    const id = randomUUID()
    expect(await like(amina, brian, photo, { id })).toMatchObject({ status: 402, error: { code: 'chat.credits_needed', price: 5 } })
    expect(await likesOf(amina)).toEqual([])
    expect((await like(amina, brian, photo, { id, pay: true })).status).toBe(200)
    expect((await like(amina, brian, photo, { id, pay: true })).status).toBe(200)
    expect((await readWallet(testApp.db, amina.id)).credits).toBe(2)
    expect(await likesOf(amina)).toEqual([brian.id])
  })

  test('there are too few credits', async () => {
    await spend(amina)
    expect(await like(amina, brian, photo, { pay: true })).toMatchObject({ status: 422, error: { code: 'wallet.insufficient_funds' } })
    expect(await likesOf(amina)).toEqual([])
    expect((await conversation(amina, brian.id)).messages).toEqual([])
  })

  test('the item belongs to somebody else, is gone, or has changed', async () => {
    const chantal = await createPerson(testApp, 'chantal')
    const [theirs] = await createPhotos(testApp, chantal, [await jpegWithGps('#00aa88')])
    const items: ProfileItem[] = [
      { kind: 'photo', id: theirs?.id ?? '' },
      { kind: 'photo', id: randomUUID() },
      { ...dishItem, answer: 'Ndolè' },
    ]
    for (const item of items) {
      const refused = await like(amina, brian, item)
      expect(refused).toMatchObject({ status: 422, error: { code: 'chat.item_gone' } })
      expect(refused.error.errors).toEqual({ item: [refused.error.message] })
    }
    await nothingChanged()
  })

  test('the sender likes themselves', async () => {
    expect(await like(brian, brian, photo)).toMatchObject({ status: 422, error: { code: 'reactions.oneself' } })
  })

  test('a blocked, blocking, paused or unknown member answers the same bytes, whatever the item', async () => {
    const [blocker, blocked, paused] = [await createPerson(testApp, 'diego'), await createPerson(testApp, 'esi'), brian]
    await writePrompts(testApp, blocker, [dishAnswer])
    await react(blocker, 'block', amina)
    await react(amina, 'block', blocked)
    await memberIs(paused, { status: 'paused' })
    const targets = [blocker, blocked, paused, { ...brian, id: randomUUID() }]
    const answers: string[] = []
    for (const target of targets)
      for (const item of [photo, dishItem, { kind: 'photo' as const, id: randomUUID() }]) {
        const { status, text } = await like(amina, target, item)
        answers.push(`${status} ${text}`)
      }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^404 /)
  })

  test('a line that was sent before a block answers as for a deleted member', async () => {
    const id = randomUUID()
    await like(amina, brian, photo, { id })
    await react(brian, 'block', amina)
    const unknown = await like(amina, { ...brian, id: randomUUID() }, photo)
    const refused = await like(amina, brian, photo, { id })
    expect([refused.status, refused.text]).toEqual([404, unknown.text])
  })

  test('a new account uses up no like for it', async () => {
    await memberIs(brian, { requests_from: 'nobody' })
    for (let times = 0; times < 51; times++) expect((await like(amina, brian, photo)).status).toBe(403)
    expect((await react(amina, 'like', brian)).status).toBe(200)
  })
})
