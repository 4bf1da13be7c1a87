import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptOn, callsOf, deviceAt, openTalk, ringFrom, type TestDevice } from '../../support/features/calls.ts'
import { listNotifications, putPush } from '#features/notifications/contract.ts'
import { changeChoices } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { PushSender } from '#platform/server/push/push.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openStage, type Stage } from '../../support/app/test-app.ts'

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

let stage: Stage
let amina: Person
let brian: Person
let hers: TestDevice
let his: TestDevice
beforeAll(async () => {
  stage = await openStage({}, undefined, push)
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian', { locale: 'fr' })]
  await openTalk(stage, amina, brian)
  const body = { endpoint: `https://push.example.org/${brian.id}`, keys: { p256dh: newKey(), auth: randomBytes(16).toString('base64url') } }
  expect((await stage.call(putPush, { body }, { as: brian })).status).toBe(200)
  const calls = callsOf(stage.platform)
  ;[hers, his] = [deviceAt(stage, calls, amina), deviceAt(stage, calls, brian)]
  sent.length = 0
})

test('a ring wakes the sleeping devices of who is called, at once and for as long as it rings, and names nobody', async () => {
  await ringFrom(hers, brian)
  stage.clock.advance({ seconds: 2 })
  await stage.runJobs()
  const payload = {
    title: 'On t’appelle',
    body: 'Ouvre Ndloo pour répondre.',
    path: '/dashboard/messages',
    tag: 'message',
    lang: 'fr',
  }
  expect(sent).toEqual([{ payload, haste: { seconds: 28 } }])
  const { notifications } = (await stage.call(listNotifications, { query: {} }, { as: brian })).body.data
  expect(notifications.filter(({ path }) => path.includes(amina.id))).toEqual([])
  expect(stage.mails).toEqual([])
})

test('nothing comes of it once it was answered or is over, nor for who wants no pushes', async () => {
  const { id } = await ringFrom(hers, brian)
  await acceptOn(his, id)
  await stage.runJobs()
  expect(sent).toEqual([])

  stage.clock.advance({ seconds: 10 })
  await stage.runJobs()
  await ringFrom(hers, brian)
  stage.clock.advance({ seconds: 30 })
  await stage.runJobs()
  expect(sent).toEqual([])

  await inTransaction(stage.db, (tx) => changeChoices(tx, brian.id, { message: { push: false } }))
  await ringFrom(hers, brian)
  await stage.runJobs()
  expect(sent).toEqual([])
})
