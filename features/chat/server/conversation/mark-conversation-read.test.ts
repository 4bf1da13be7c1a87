import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { markConversationRead, receiptsEvent, sendMessage } from '../../contract.ts'
import { countUnreadMessages, openMatchConversation } from '../index.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  await match(amina, brian)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const match = (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))
const send = (as: Person, uid: string) => testApp.call(sendMessage, { params: { uid }, body: { id: randomUUID(), body: 'hello' } }, { as })
const read = (as: Person, uid: string, seq: number) => testApp.call(markConversationRead, { params: { uid }, body: { seq } }, { as })
const unreadOf = async (as: Person, uid: string, seq: number) => (await read(as, uid, seq)).body.data.unread

/** Each participant's stored unread count next to the count computed from the messages. */
const counts = async () => {
  const rows = await testApp.db.selectFrom('participant').selectAll().execute()
  return Promise.all(
    rows.map(async ({ conversation_id, peer_id, read_seq, unread }) => {
      const { real } = await testApp.db
        .selectFrom('message')
        .select((row) => row.fn.countAll<string>().as('real'))
        .where('conversation_id', '=', conversation_id)
        .where('sender_id', '=', peer_id)
        .where('seq', '>', read_seq)
        .executeTakeFirstOrThrow()
      return { unread, real: Number(real) }
    }),
  )
}
const expectTrueCounts = async () => {
  for (const { unread, real } of await counts()) expect(unread).toBe(real)
}

describe('markConversationRead', () => {
  test('moves forward only and returns the unread count', async () => {
    for (let index = 0; index < 4; index++) await send(amina, brian.id)
    expect(await countUnreadMessages(testApp.db, brian.id)).toBe(4)
    expect(await unreadOf(brian, amina.id, 3)).toBe(2)
    expect(await unreadOf(brian, amina.id, 1)).toBe(2)
    expect(await unreadOf(brian, amina.id, 5)).toBe(0)
    expect(await countUnreadMessages(testApp.db, brian.id)).toBe(0)
    await send(brian, amina.id)
    expect(await countUnreadMessages(testApp.db, brian.id)).toBe(0)
    expect(await countUnreadMessages(testApp.db, amina.id)).toBe(1)
    await expectTrueCounts()
  })

  test('says up to which message it has counted, in the answer and in the event', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(one, other)
    for (let index = 0; index < 3; index++) await send(one, other.id)
    testApp.published.length = 0
    const counted = { unread: 1, last_seq: 4 }
    expect((await read(other, one.id, 3)).body.data).toEqual(counted)
    expect(testApp.published.find(({ name, to }) => name === receiptsEvent.name && to.includes(other.id))?.payload).toMatchObject(counted)
    expect((await read(other, one.id, 2)).body.data).toEqual(counted)
  })

  test('rejects a position beyond the last message', async () => {
    expect(await read(brian, amina.id, 7)).toMatchObject({ status: 422, error: { code: 'chat.ahead' } })
    expect((await read(brian, amina.id, -1)).status).toBe(422)
    const diego = await createPerson(testApp, 'diego')
    expect(await unreadOf(diego, amina.id, 0)).toBe(0)
    expect(await read(diego, amina.id, 1)).toMatchObject({ status: 422, error: { code: 'chat.ahead' } })
  })

  test('an unknown and a blocked member give the same 404, and a block hides unread messages', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(one, other)
    await send(one, other.id)
    const nobody = await read(other, randomUUID(), 0)
    expect(await countUnreadMessages(testApp.db, other.id)).toBe(1)
    await inTransaction(testApp.db, (tx) => addBlock(tx, one.id, other.id, testApp.clock.now()))
    const { status, text } = await read(other, one.id, 2)
    expect({ status, text }).toEqual({ status: 404, text: nobody.text })
    expect(await countUnreadMessages(testApp.db, other.id)).toBe(0)
  })

  test('counts stay equal to the messages while both write and read at once', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(one, other)
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
        const { seq } = (await send(from, to.id)).body.data.message
        if (index % 3 === 0) await read(to, from.id, seq)
      }),
    )
    await expectTrueCounts()
    expect((await counts()).some(({ real }) => real > 0)).toBe(true)
  })

  test('the badge stops at 99', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal'), await createPerson(testApp, 'diego')]
    await match(one, other)
    for (let index = 0; index < 101; index++) await send(one, other.id)
    expect(await countUnreadMessages(testApp.db, other.id)).toBe(99)
  })
})
