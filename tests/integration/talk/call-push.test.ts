import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  acceptOnDevice,
  createCallServices,
  createDevice,
  matchForCall,
  ringFromDevice,
  type TestDevice,
} from '../../support/features/calls.ts'
import { listNotifications, putPush } from '#features/notifications/contract.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { PushSender } from '#platform/server/push/push.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

const newKey = () => createECDH('prime256v1').generateKeys('base64url')
const sent: { payload: object; haste: { seconds: number } | undefined }[] = []
const push: PushSender = {
  publicKey: newKey(),
  allows: () => true,
  send: (_, payload, __, haste) => {
    sent.push({ payload, haste })
    return Promise.resolve('sent')
  },
}

let testApp: TestApp
let amina: Person
let brian: Person
let hers: TestDevice
let his: TestDevice
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, push)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian', { locale: 'fr' })]
  await matchForCall(testApp, amina, brian)
  const body = { endpoint: `https://push.example.org/${brian.id}`, keys: { p256dh: newKey(), auth: randomBytes(16).toString('base64url') } }
  expect((await testApp.call(putPush, { body }, { as: brian })).status).toBe(200)
  const calls = createCallServices(testApp.platform)
  ;[hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
  sent.length = 0
})

test('a call sends an urgent push to the callee’s devices that expires with the ringing and names nobody', async () => {
  await ringFromDevice(hers, brian)
  testApp.clock.advance({ seconds: 2 })
  await testApp.runJobs()
  const payload = {
    title: 'On t’appelle',
    body: 'Ouvre Ndloo pour répondre.',
    path: '/dashboard/messages',
    tag: 'message',
    lang: 'fr',
  }
  expect(sent).toEqual([{ payload, haste: { seconds: 28 } }])
  const { notifications } = (await testApp.call(listNotifications, { query: {} }, { as: brian })).body.data
  expect(notifications.filter(({ path }) => path.includes(amina.id))).toEqual([])
  expect(testApp.mails).toEqual([])
})

test('no push is sent once the call is answered or over, or when push is turned off', async () => {
  const { id } = await ringFromDevice(hers, brian)
  await acceptOnDevice(his, id)
  await testApp.runJobs()
  expect(sent).toEqual([])

  testApp.clock.advance({ seconds: 10 })
  await testApp.runJobs()
  await ringFromDevice(hers, brian)
  testApp.clock.advance({ seconds: 30 })
  await testApp.runJobs()
  expect(sent).toEqual([])

  await inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, brian.id, { message: { push: false } }))
  await ringFromDevice(hers, brian)
  await testApp.runJobs()
  expect(sent).toEqual([])
})
