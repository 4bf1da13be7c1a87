import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { acceptRequest, listMessages, sendMessage } from '../../contract.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

const send = (as: Person, uid: string) => testApp.call(sendMessage, { params: { uid }, body: { id: randomUUID(), body: 'hello' } }, { as })
const accept = (as: Person, uid: string) => testApp.call(acceptRequest, { params: { uid } }, { as })
const open = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
const left = (person: Person) => readAllowance(testApp.db, person.id, 'messages', testApp.clock.now())
const set = (person: Person, values: { requests_checked?: boolean; photo_checked_at?: Date | null }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
const strangers = async () => [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')] as const

test('a first message needs a checked photo where the receiver asks for one, until the conversation is open', async () => {
  const [one, other] = await strangers()
  await set(other, { requests_checked: true })
  expect((await open(one, other.id)).stranger?.request.refusal).toBe('check_first')
  expect(await send(one, other.id)).toMatchObject({ status: 403, error: { code: 'chat.check_first' } })
  expect(await left(one)).toBe(20)
  await set(one, { photo_checked_at: testApp.clock.now() })
  expect((await send(one, other.id)).status).toBe(200)
  await set(one, { photo_checked_at: null })
  expect((await accept(other, one.id)).status).toBe(200)
  expect((await send(one, other.id)).status).toBe(200)
})

test('a first message by a receiver who asks for checked photos is answered without one', async () => {
  const [one, other] = await strangers()
  await set(other, { requests_checked: true })
  expect((await send(other, one.id)).status).toBe(200)
  expect((await send(one, other.id)).status).toBe(200)
  expect((await open(one, other.id)).conversation?.state).toBe('open')
})

test('a first message is stored or refused as a whole when the badge ends at the same moment', async () => {
  const [one, other] = await strangers()
  await set(other, { requests_checked: true })
  await set(one, { photo_checked_at: testApp.clock.now() })
  const [sent] = await Promise.all([send(one, other.id), set(one, { photo_checked_at: null })])
  const { messages } = await open(one, other.id)
  expect([sent.status, messages.length]).toEqual(sent.status === 200 ? [200, 1] : [403, 0])
  expect(await left(one)).toBe(20 - messages.length)
})
