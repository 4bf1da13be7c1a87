import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listNotifications } from '#features/notifications/contract.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { markConversationRead, sendMessage } from '../../contract.ts'
import { notifyUnread } from './notify-unread.ts'
import { openMatchConversation } from '../conversation/open-match-conversation.ts'
import { closeConversation } from '../store/conversations.ts'

let testApp: TestApp
let online: string[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  testApp.platform.realtime.isConnected = (id) => Promise.resolve(online.includes(id))
})
afterAll(() => testApp[Symbol.asyncDispose]())

const pair = async (): Promise<[Person, Person]> => {
  const people: [Person, Person] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, people[0].id, people[1].id, testApp.clock.now()))
  return people
}
const write = async (from: Person, to: Person): Promise<number> => {
  const { body } = await testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'come over' } }, { as: from })
  return body.data.message.seq
}
const pass = async (minutes: number) => {
  testApp.clock.advance({ minutes })
  await notifyUnread(testApp.platform)
  await testApp.runJobs()
}
const told = async (as: Person) => {
  const { body } = await testApp.call(listNotifications, { query: {} }, { as })
  return body.data.notifications.filter(({ kind }) => kind === 'message')
}
const mails = ({ email }: Person) => testApp.mails.filter(({ to, subject }) => to.address === email && /message/.test(subject))

it('notifies a message unread for two minutes, once until the conversation is opened', async () => {
  const [amina, brian] = await pair()
  await write(brian, amina)
  await pass(1)
  expect(await told(amina)).toEqual([])
  await pass(1)
  expect(await told(amina)).toMatchObject([{ title: 'Brian wrote to you.', path: `/dashboard/messages?uid=${brian.id}`, read: false }])
  expect(mails(amina)).toHaveLength(1)
  expect(mails(amina)[0]?.text).not.toMatch(/Brian|come over/)
  const seq = await write(brian, amina)
  await Promise.all([pass(5), pass(5)])
  expect(await told(amina)).toHaveLength(1)

  await testApp.call(markConversationRead, { params: { uid: brian.id }, body: { seq } }, { as: amina })
  expect(await told(amina)).toMatchObject([{ read: true }])
  await write(brian, amina)
  await pass(3)
  expect(await told(amina)).toHaveLength(2)
  expect(mails(amina)).toHaveLength(2)
})

it('does not notify a connected member until they disconnect without reading', async () => {
  const [amina, brian] = await pair()
  online = [amina.id]
  await write(brian, amina)
  await pass(3)
  expect(await told(amina)).toEqual([])
  online = []
  await pass(1)
  expect(await told(amina)).toHaveLength(1)
})

it('does not notify messages of a blocked member or read messages', async () => {
  const [amina, brian] = await pair()
  const seq = await write(brian, amina)
  await testApp.call(markConversationRead, { params: { uid: brian.id }, body: { seq } }, { as: amina })
  await pass(3)
  expect(await told(amina)).toEqual([])
  await write(brian, amina)
  await inTransaction(testApp.db, async (tx) => {
    await closeConversation(tx, amina.id, brian.id, testApp.clock.now())
    await addBlock(tx, amina.id, brian.id, testApp.clock.now())
  })
  await pass(3)
  expect(await told(amina)).toEqual([])
  expect(mails(amina)).toEqual([])
})
