import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBlock, removeBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listConversations, listMessages, sendMessage } from '../contract.ts'
import { openMatchConversation } from './index.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian', { lastname: 'Otieno_50%' })
  chantal = await createPerson(testApp, 'chantal')
  await match(amina, brian)
  testApp.clock.advance({ minutes: 1 })
  await match(amina, chantal)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const match = (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now()))
const send = (as: Person, uid: string, body: string) =>
  testApp.call(sendMessage, { params: { uid }, body: { id: randomUUID(), body } }, { as })
const list = async (as: Person, query: { q?: string; cursor?: string } = {}) =>
  (await testApp.call(listConversations, { query }, { as })).body.data
const names = async (as: Person, q?: string) =>
  (await list(as, q === undefined ? {} : { q })).conversations.map(({ person }) => person.firstname)
const page = (as: Person, uid: string, query: { before?: number; after?: number; limit?: number } = {}) =>
  testApp.call(listMessages, { params: { uid }, query }, { as })
const seqs = async (query: { before?: number; after?: number; limit?: number }) =>
  (await page(brian, amina.id, query)).body.data.messages.map(({ seq }) => seq)
const setMember = (person: Person, values: { status?: string; shows_lastname?: boolean }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()

describe('listConversations', () => {
  test('the most recent first, with the last message and what is unread', async () => {
    expect(await names(amina)).toEqual(['Chantal', 'Brian'])
    testApp.clock.advance({ minutes: 1 })
    await send(brian, amina.id, 'hello')
    await send(brian, amina.id, 'hello?')
    const { conversations, next_cursor } = await list(amina)
    expect(conversations.map(({ person }) => person.firstname)).toEqual(['Brian', 'Chantal'])
    expect(conversations[0]).toMatchObject({
      state: 'open',
      can_message: true,
      unread: 2,
      last_seq: 3,
      last_message: { body: 'hello?', seq: 3 },
    })
    expect(next_cursor).toBeNull()
    expect((await list(brian)).conversations).toMatchObject([{ unread: 0, person: { id: amina.id } }])
  })

  test('finds names as they are shown', async () => {
    expect(await names(amina, 'bri')).toEqual(['Brian'])
    expect(await names(amina, 'BRIAN OTI')).toEqual(['Brian'])
    expect(await names(amina, '_50%')).toEqual(['Brian'])
    expect(await names(amina, '%')).toEqual(['Brian'])
    expect(await names(amina, 'esi')).toEqual([])
    await setMember(brian, { shows_lastname: false })
    expect(await names(amina, 'otieno')).toEqual([])
    expect(await names(amina, 'brian')).toEqual(['Brian'])
    await setMember(brian, { shows_lastname: true })
  })

  test('pages contain every conversation once', async () => {
    const popular = await createPerson(testApp, 'esi')
    const peers: string[] = []
    for (let index = 0; index < 45; index++) {
      const peer = await createPerson(testApp, 'diego')
      peers.push(peer.id)
      // Some messages share a timestamp.
      if (index % 3 === 0) testApp.clock.advance({ seconds: 1 })
      await match(popular, peer)
    }
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const found = await list(popular, typeof cursor === 'string' ? { cursor } : {})
      seen.push(...found.conversations.map(({ person }) => person.id))
      cursor = found.next_cursor
    } while (cursor !== null)
    expect(seen).toHaveLength(45)
    expect(new Set(seen)).toEqual(new Set(peers))
    for (const bad of ['nonsense', Buffer.from('2026-01-01 1').toString('base64url')])
      expect((await testApp.call(listConversations, { query: { cursor: bad } }, { as: popular })).status).toBe(422)
  })

  test('the search minds neither accents nor case', async () => {
    const ada = await createPerson(testApp, 'amina', { firstname: 'Renée', lastname: 'Éboué' })
    await match(ada, brian)
    for (const words of ['renee', 'RENÉE', 'rene\u0301e e', 'eboue']) expect(await names(brian, words), words).toEqual(['Renée'])
    expect(await names(brian, 'renez')).toEqual([])
  })

  test('a block hides the conversation on both sides until it is taken back', async () => {
    await inTransaction(testApp.db, (tx) => addBlock(tx, chantal.id, amina.id, testApp.clock.now()))
    expect(await names(amina)).toEqual(['Brian'])
    expect(await names(chantal)).toEqual([])
    const nobody = await page(amina, randomUUID())
    const hidden = await page(amina, chantal.id)
    expect([hidden.status, hidden.text]).toEqual([404, nobody.text])
    await inTransaction(testApp.db, (tx) => removeBlock(tx, chantal.id, amina.id))
    expect(await names(amina)).toEqual(['Brian', 'Chantal'])
  })

  test('a paused member stays in the list without presence; a deleted one does not', async () => {
    await setMember(chantal, { status: 'paused' })
    const paused = (await list(amina)).conversations[1]
    expect(paused).toMatchObject({
      person: { firstname: 'Chantal', lastname: 'Kouassi', active: false, last_seen: null },
      can_message: true,
    })
    await setMember(chantal, { shows_lastname: false })
    expect((await list(amina)).conversations[1]?.person.lastname).toBe('K.')
    await setMember(chantal, { shows_lastname: true })
    for (const status of ['suspended', 'deleted']) {
      await setMember(chantal, { status })
      expect(await names(amina)).toEqual(['Brian'])
      expect((await page(amina, chantal.id)).status).toBe(404)
    }
    await setMember(chantal, { status: 'active' })
  })
})

describe('listMessages', () => {
  test('pages before, after and at the end, always in order', async () => {
    for (let index = 4; index <= 12; index++) await send(brian, amina.id, `message ${index}`)
    expect(await seqs({ limit: 3 })).toEqual([10, 11, 12])
    expect(await seqs({ before: 10, limit: 3 })).toEqual([7, 8, 9])
    expect(await seqs({ after: 10, limit: 3 })).toEqual([11, 12])
    expect(await seqs({ after: 0, limit: 2 })).toEqual([1, 2])
    expect(await seqs({ after: 3, before: 6 })).toEqual([4, 5])
    expect(await seqs({ before: 1 })).toEqual([])
    expect(await seqs({})).toHaveLength(12)
    for (const query of [{ limit: 0 }, { limit: 101 }, { before: -1 }, { after: 1.5 }])
      expect((await page(brian, amina.id, query)).status).toBe(422)
  })

  test('without a conversation, a visible member gives an empty page', async () => {
    const diego = await createPerson(testApp, 'diego')
    expect(await page(diego, amina.id)).toMatchObject({ status: 200, body: { data: { messages: [], conversation: null } } })
  })

  test('a third member cannot read the conversation', async () => {
    const diego = await createPerson(testApp, 'diego')
    for (const peer of [amina, brian]) expect((await page(diego, peer.id)).body.data.messages).toEqual([])
    expect((await list(diego)).conversations).toEqual([])
    expect((await page(amina, randomUUID())).status).toBe(404)
    expect((await testApp.call(listMessages, { params: { uid: amina.id }, query: {} })).status).toBe(401)
  })
})
