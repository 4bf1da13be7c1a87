// While a kind goodbye can be undone, the conversation is closed for who said it, and open for the other, who learns nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCallConditions } from '#features/calls/contract.ts'
import { acceptRequest, declineRequest, listConversations, sendMessage } from '#features/chat/contract.ts'
import { shareDate } from '#features/shared-dates/contract.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { purchaseGift } from '#features/gifts/contract.ts'
import { closePolitely, undoClosePolitely } from '#features/reactions/contract.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createAttachmentCalls } from '#tests/support/features/attachments.ts'
import { acceptOnDevice, createCallServices, createDevice, ringFromDevice } from '#tests/support/features/calls.ts'
import { giftPlanIds } from '#tests/support/features/gifts.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { createPerson } from '#tests/support/people/people.ts'

let testApp: TestApp
let talk: ReturnType<typeof createChatCalls>
let files: ReturnType<typeof createAttachmentCalls>
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  talk = createChatCalls(testApp)
  files = createAttachmentCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const close = (from: Person, to: Person) => testApp.call(closePolitely, { params: { uid: to.id } }, { as: from })
const undo = (from: Person, to: Person) => testApp.call(undoClosePolitely, { params: { uid: to.id } }, { as: from })
const settle = async () => {
  testApp.clock.advance({ seconds: 15 })
  await testApp.runJobs()
}
const row = async (as: Person) => (await testApp.call(listConversations, { query: {} }, { as })).body.data.conversations[0]
const told = (person: Person) => testApp.published.flatMap(({ to, name }) => (to.includes(person.id) ? [name] : []))
const buy = (from: Person, to: Person, note?: string) =>
  testApp.call(purchaseGift, { params: { planId: giftPlanIds.chocolates, uid: to.id }, body: { note } }, { as: from })
const shareDateWith = (from: Person, to: Person) => {
  const at = new Date(testApp.clock.now().getTime() + dayMs).toISOString()
  const body = { id: randomUUID(), uid: to.id, place: 'the lake', words: '', at, zone: 'Africa/Douala', check_hours: 2 } as const
  return testApp.call(shareDate, { body }, { as: from })
}
const usd = async (person: Person) => (await readWallet(testApp.db, person.id)).usd
const conditions = async (from: Person, to: Person) =>
  (await testApp.call(getCallConditions, { params: { uid: to.id } }, { as: from })).body.data

describe('in an open conversation', () => {
  let amina: Person
  let brian: Person
  beforeEach(async () => {
    ;[amina, brian] = await talk.createPair()
    await talk.send(amina, brian, 'mine')
    await talk.send(brian, amina, 'his')
    await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
    await testApp.runJobs()
    testApp.published.length = 0
  })

  test.each<[string, string, () => Promise<{ status: number; error: { code?: string | undefined } }>]>([
    ['a text', 'chat.closed', () => talk.send(amina, brian, 'one more thing')],
    ['an answer', 'chat.closed', () => talk.send(amina, brian, 'one more thing', { reply_to: 3 })],
    ['a voice note', 'chat.closed', async () => files.attach(amina, brian, await files.uploadVoice(amina))],
    ['a picture', 'chat.not_open', async () => files.attach(amina, brian, await files.uploadPicture(amina))],
    ['a gift', 'chat.closed', () => buy(amina, brian)],
    ['a shared date', 'shared_dates.not_open', () => shareDateWith(amina, brian)],
    ['a gift with a note', 'chat.closed', () => buy(amina, brian, 'for you')],
    ['an edit', 'chat.closed', () => talk.edit(amina, brian, 2, 'changed')],
    ['a deletion', 'chat.closed', () => talk.remove(amina, brian, 2)],
    ['a reaction', 'chat.closed', () => talk.react(amina, brian, 3, '❤️')],
  ])('%s of who closed it is refused, costs nothing and tells nobody', async (_, code, act) => {
    await close(amina, brian)
    await testApp.runJobs()
    const before = { talk: await talk.list(brian, amina), row: await row(brian), usd: await usd(amina) }
    testApp.published.length = 0
    expect((await act()).error.code).toBe(code)
    await testApp.runJobs()
    expect(told(brian)).toEqual([])
    expect({ talk: await talk.list(brian, amina), row: await row(brian), usd: await usd(amina) }).toEqual(before)
  })

  test('who closed it begins no call, but one that rings already can be answered', async () => {
    const calls = createCallServices(testApp.platform)
    const [hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
    const ringing = await ringFromDevice(hers, brian)
    await close(amina, brian)
    expect([await conditions(amina, brian), await conditions(brian, amina)]).toMatchObject([{ refusal: 'closed' }, { refusal: null }])
    expect(await acceptOnDevice(his, ringing.id)).toMatchObject({ state: 'answered' })
    await expect(ringFromDevice(createDevice(testApp, calls, amina), brian)).rejects.toMatchObject({ reason: { code: 'calls.closed' } })
  })

  test('the other may still write, and a message sent before is answered as stored', async () => {
    const id = randomUUID()
    const first = await talk.send(amina, brian, 'before', { id })
    await close(amina, brian)
    expect((await talk.send(amina, brian, 'before', { id })).body).toEqual(first.body)
    expect((await talk.send(brian, amina, 'still there?')).status).toBe(200)
  })

  test('after an undo the message that was refused can be sent, once', async () => {
    const id = randomUUID()
    await close(amina, brian)
    expect((await talk.send(amina, brian, 'queued', { id })).error.code).toBe('chat.closed')
    await undo(amina, brian)
    for (const { status } of [await talk.send(amina, brian, 'queued', { id }), await talk.send(amina, brian, 'queued', { id })])
      expect(status).toBe(200)
    await settle()
    expect((await talk.list(brian, amina)).messages.filter(({ body }) => body === 'queued')).toHaveLength(1)
    expect((await buy(amina, brian)).status).toBe(200)
  })

  test('a message that races with the goodbye is before it or refused', async () => {
    const [, ...replies] = await Promise.all([
      close(amina, brian),
      ...Array.from({ length: 6 }, (__, index) => talk.send(amina, brian, `race ${index}`)),
    ])
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ error }) => error.code)).toEqual(refused.map(() => 'chat.closed'))
    expect((await talk.send(amina, brian, 'late')).error.code).toBe('chat.closed')
    await settle()
    const { messages } = await talk.list(brian, amina)
    expect(messages.filter(({ body }) => body?.startsWith('race'))).toHaveLength(replies.length - refused.length)
    expect(messages.at(-1)).toMatchObject({ kind: 'closed_politely' })
  })
})

describe('a request that was declined kindly', () => {
  let amina: Person
  let brian: Person
  beforeEach(async () => {
    ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    await talk.send(brian, amina, 'May I?')
    await close(amina, brian)
    await testApp.runJobs()
    testApp.published.length = 0
  })

  test.each<[string, string, () => Promise<{ error: { code?: string | undefined } }>]>([
    ['accepted', 'chat.not_a_request', () => testApp.call(acceptRequest, { params: { uid: brian.id } }, { as: amina })],
    ['answered', 'chat.closed', () => talk.send(amina, brian, 'yes')],
    ['answered with a voice note', 'chat.closed', async () => files.attach(amina, brian, await files.uploadVoice(amina))],
  ])('is not %s until that is undone', async (_, code, act) => {
    expect((await act()).error.code).toBe(code)
    expect(told(brian)).toEqual([])
    expect(await row(brian)).toMatchObject({ state: 'request' })
    await undo(amina, brian)
    expect(
      (await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'yes' } }, { as: amina })).status,
    ).toBe(200)
    expect(await row(brian)).toMatchObject({ state: 'open' })
  })

  test('declined once more stays as it is', async () => {
    const reply = await testApp.call(declineRequest, { params: { uid: brian.id } }, { as: amina })
    expect([reply.status, reply.body]).toEqual([200, { data: { state: 'closed' } }])
    expect(told(brian)).toEqual([])
    await settle()
    expect((await talk.list(brian, amina)).messages.map(({ kind }) => kind)).toEqual(['text', 'closed_politely'])
  })
})
