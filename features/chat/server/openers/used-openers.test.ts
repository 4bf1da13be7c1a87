import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { sendMessage } from '../../contract.ts'
import { listOpeners, type Opener, type OpenerSentence } from '../../openers-contract.ts'
import { personalData } from '../personal-data.ts'
import { openerSentenceName } from './choose-openers.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const offered = async (to: Person): Promise<Opener[]> =>
  (await testApp.call(listOpeners, { params: { uid: to.id } }, { as: amina })).body.data.openers
const send = (to: Person, opener: OpenerSentence, id = randomUUID()) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id, body: 'As suggested', opener } }, { as: amina })
const sent = () => testApp.db.selectFrom('opener_sent').select('sentence').where('member_id', '=', amina.id).execute()
const keys = (openers: readonly Opener[]) => openers.map(openerSentenceName)

test('a sentence that was sent to somebody is offered to nobody any more', async () => {
  const diego = await createPerson(testApp, 'diego')
  const [first] = await offered(brian)
  if (first === undefined) throw new Error('no openers')
  const id = randomUUID()
  expect((await send(brian, first, id)).status).toBe(200)
  expect((await send(brian, first, id)).status).toBe(200)
  expect(await sent()).toEqual([{ sentence: openerSentenceName(first) }])
  for (let day = 0; day < 3; day++) {
    expect(keys(await offered(diego))).not.toContain(openerSentenceName(first))
    testApp.clock.advance({ hours: 24 })
  }
})

test('what was offered for a member comes back only when nothing else is left', async () => {
  // Amina and Brian share a town, so some openers are about the town and the rest are hellos.
  const before = new Set<string>()
  const lengths: number[] = []
  for (let day = 0; day < 6; day++) {
    const openers = await offered(brian)
    expect(await offered(brian)).toEqual(openers)
    const fresh = keys(openers).filter((key) => !before.has(key))
    lengths.push(fresh.length)
    for (const key of fresh) before.add(key)
    testApp.clock.advance({ hours: 24 })
  }
  expect(lengths[0]).toBeGreaterThanOrEqual(3)
  // On the last day every offered opener is known already, and still a whole round of three is offered.
  expect(lengths.at(-1)).toBe(0)
  expect(await offered(brian)).toHaveLength(3)
  const known = await testApp.db.selectFrom('opener_offer').selectAll().where('member_id', '=', amina.id).execute()
  expect(known).toHaveLength(before.size)
})

test('a text that was sent without an idea stores nothing, nor does a sentence that nobody knows', async () => {
  await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'Own words' } }, { as: amina })
  const diego = await createPerson(testApp, 'diego')
  expect((await send(diego, { kind: 'hello', sentence: 'zzz' })).status).toBe(200)
  expect(await sent()).toEqual([])
})

test('both are exported, and erased from both sides', async () => {
  const [first] = await offered(brian)
  if (first === undefined) throw new Error('no openers')
  await send(brian, first)
  const exported = await personalData.export(testApp.db, amina.id)
  expect(exported).toMatchObject({ openers_sent: [{ sentence: openerSentenceName(first) }] })
  expect(exported['openers_offered']).toEqual(expect.arrayContaining([expect.objectContaining({ for: brian.id })]))
  await inTransaction(testApp.db, async (tx) => {
    for (const { id } of [brian, amina]) await personalData.erase(tx, id, testApp.clock.now())
  })
  expect(await sent()).toEqual([])
  expect(await testApp.db.selectFrom('opener_offer').selectAll().where('other_id', '=', brian.id).execute()).toEqual([])
})
