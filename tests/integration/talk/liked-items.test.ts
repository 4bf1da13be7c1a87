import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listConversations, listMessages, type Message, type ProfileItem } from '#features/chat/contract.ts'
import { removePhoto } from '#features/photos/contract.ts'
import { takeDownPhotos } from '#features/photos/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dishItem, createLinePair, dishAnswer, writePrompts } from '../../support/features/lines.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { likeWithLine } from '#features/reactions/contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
/** A photo of Brian. */
let photo: ProfileItem & { kind: 'photo' }
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void ({ amina, brian, photo } = await createLinePair(testApp)))

const like = (from: Person, to: Person, item: ProfileItem) =>
  testApp.call(likeWithLine, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Is that Kribi?', item } }, { as: from })
const conversation = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
/** The liked item of the last message, as one of the two members sees it. */
const itemFor = async (as: Person, other: Person): Promise<Message['liked_item'] | undefined> =>
  (await conversation(as, other.id)).messages.at(-1)?.liked_item

describe('the item is gone for both, and the line stays,', () => {
  const expectGone = async () => {
    for (const [reader, other] of [
      [amina, brian],
      [brian, amina],
    ] as const) {
      const { messages } = await conversation(reader, other.id)
      expect(messages.map(({ body, liked_item }) => [body, liked_item])).toEqual([['Is that Kribi?', { kind: 'gone' }]])
    }
    const list = await testApp.call(listConversations, { query: {} }, { as: amina })
    expect(list.body.data.conversations[0]?.last_message?.liked_item).toEqual({ kind: 'gone' })
  }

  test('once its owner removes the photo', async () => {
    await like(amina, brian, photo)
    expect((await testApp.call(removePhoto, { params: { id: photo.id } }, { as: brian })).status).toBe(204)
    await expectGone()
  })

  test('once a moderator takes the photo down', async () => {
    await like(amina, brian, photo)
    await inTransaction(testApp.db, (tx) => takeDownPhotos(tx, brian.id, [photo.id], testApp.clock.now()))
    await expectGone()
  })

  test('once its owner removes or changes the answer', async () => {
    await like(amina, brian, dishItem)
    await writePrompts(testApp, brian, [{ ...dishAnswer, answer: 'Achu' }])
    await expectGone()
    await writePrompts(testApp, brian, [])
    await expectGone()
  })

  test('while its owner is paused, for the other', async () => {
    await like(amina, brian, photo)
    await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', brian.id).execute()
    expect(await itemFor(amina, brian)).toEqual({ kind: 'gone' })
    expect(await itemFor(brian, amina)).toMatchObject({ kind: 'photo' })
  })
})

test('nothing of the item is stored: neither the answer nor a digest that two lines share', async () => {
  await like(amina, brian, dishItem)
  const chantal = await createPerson(testApp, 'chantal')
  await like(chantal, brian, dishItem)
  const rows = await testApp.db.selectFrom('message').select('liked_answer').where('sender_id', 'in', [amina.id, chantal.id]).execute()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ liked_answer }) => Buffer.from(liked_answer ?? []).toString('hex'))).size).toBe(2)
  await testApp.runJobs()
  expect(JSON.stringify(await testApp.db.selectFrom('message').selectAll().execute())).not.toContain(dishAnswer.answer)
})
