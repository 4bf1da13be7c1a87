import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteMessage, editMessage, listMessages, sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { decideCase, getAccountStatus, getCase, listCases } from '#features/moderation/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { giftPlanIds } from '#tests/support/features/gifts.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { scanForScams } from './scan-for-scams.ts'

let testApp: TestApp
let brian: Person
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.clock.advance({ days: 40 })
  brian = await createPerson(testApp, 'brian')
  chantal = await createAdmin(testApp, 'chantal')
})

const match = (other: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, brian.id, other.id, testApp.clock.now()))
const write = (to: Person, body: string, from = brian) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body } }, { as: from })
const addGift = (from: Person) =>
  testApp.db
    .insertInto('gift')
    .values({
      id: randomUUID(),
      plan_id: giftPlanIds.rose,
      from_id: from.id,
      to_id: brian.id,
      price_cents: 100,
      intent: randomUUID(),
      created_at: testApp.clock.now(),
      expires_at: new Date(testApp.clock.now().getTime() + 30 * dayMs),
    })
    .execute()
const scan = () => {
  const now = testApp.clock.now()
  return scanForScams(testApp.db, {
    contactsSince: new Date(now.getTime() - 30 * dayMs),
    activeSince: new Date(now.getTime() - dayMs),
    now,
  })
}
const cases = async () => {
  const { body } = await testApp.call(listCases, { query: { kind: 'report', show: 'waiting' } }, { as: chantal })
  return body.data.cases.filter(({ member }) => member.id === brian.id)
}
const findCase = async () => {
  const [found] = await cases()
  if (found === undefined) throw new Error('no case')
  return (await testApp.call(getCase, { params: { id: found.id } }, { as: chantal })).body.data
}
const playbook = [
  'My queen, since I saw your face I do not sleep',
  'My daughter is in the hospital and my account is blocked since I travelled',
  'Please help me with 350 dollars today, I will pay you back on Friday',
  'Send it by Western Union or MoMo to +237 677 123 456 and tell nobody',
]
const deceive = async (other: Person) => {
  await match(other)
  for (const body of playbook) expect((await write(other, body)).status).toBe(200)
}

const change = async (other: Person, body: string, action: 'edit' | 'delete') => {
  const messages = (await testApp.call(listMessages, { params: { uid: other.id }, query: {} }, { as: brian })).body.data.messages
  const { seq } = messages.find((message) => message.body === body) ?? { seq: 0 }
  const params = { uid: other.id, seq }
  if (action === 'delete') return testApp.call(deleteMessage, { params }, { as: brian })
  return testApp.call(editMessage, { params, body: { body: `Never send money to anybody ${seq}` } }, { as: brian })
}

test.each(['edit', 'delete'] as const)('a fraud is found after each message was changed: %s', async (action) => {
  const amina = await createPerson(testApp, 'amina')
  await deceive(amina)
  for (const body of playbook) expect((await change(amina, body, action)).status).toBe(200)
  await scan()
  expect(await cases()).toHaveLength(1)
})

test('correcting a message adds nothing to what it says', async () => {
  const amina = await createPerson(testApp, 'amina')
  await match(amina)
  const body = 'Please help me with 350 dollars'
  await write(amina, body)
  for (let time = 0; time < 4; time++) {
    const params = { uid: amina.id, seq: 2 }
    expect((await testApp.call(editMessage, { params, body: { body: `${body}${'!'.repeat(time + 1)}` } }, { as: brian })).status).toBe(200)
  }
  await scan()
  expect(await cases()).toEqual([])
})

test('a fraud becomes one case with its evidence, and its writer hears nothing of it', async () => {
  const amina = await createPerson(testApp, 'amina')
  await deceive(amina)
  await scan()
  await scan()
  expect(await cases()).toHaveLength(1)
  const found = await findCase()
  expect(found.case_reports).toMatchObject([{ category: 'scam', reporter: null, content: '' }])
  const [report] = found.case_reports
  expect(report?.signs?.map(({ sign }) => sign)).toEqual(expect.arrayContaining(['ask', 'amount', 'rail', 'crisis', 'number']))
  const asked = report?.signs?.find(({ sign }) => sign === 'rail')?.seqs ?? []
  expect(report?.evidence?.messages.filter(({ seq }) => asked.includes(seq)).map(({ body }) => body)).toEqual([playbook[3]])
  expect((await testApp.call(getAccountStatus, undefined, { as: brian })).body.data).toEqual({
    held: false,
    applicant: false,
    statement: null,
  })
})

test('honest people are left alone', async () => {
  const amina = await createPerson(testApp, 'amina')
  await match(amina)
  for (const body of ['Hi, how was your day?', 'I cooked rice, my sister says it was too much', 'Shall we have a coffee on Saturday?'])
    await write(amina, body)
  await scan()
  expect(await cases()).toEqual([])
})

test('who asks for money and gets gifts from several people is shown to a moderator, with both', async () => {
  const amina = await createPerson(testApp, 'amina')
  await match(amina)
  for (const body of playbook.slice(0, 3)) await write(amina, body)
  const others = [await createPerson(testApp, 'diego'), await createPerson(testApp, 'esi')]
  for (const giver of others) await addGift(giver)
  await addGift(others[0] ?? amina)
  await scan()
  expect(await cases()).toEqual([])
  await addGift(amina)
  await scan()
  const signs = (await findCase()).case_reports[0]?.signs ?? []
  expect(signs.find(({ sign }) => sign === 'gifts')).toEqual({ sign: 'gifts', count: 3, seqs: [] })
  expect(signs.map(({ sign }) => sign)).toContain('ask')
})

test('gifts alone, and gifts of last month, are no sign', async () => {
  const [amina, diego, esi] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'diego'),
    await createPerson(testApp, 'esi'),
  ]
  for (const giver of [amina, diego, esi]) await addGift(giver)
  await match(amina)
  await write(amina, 'Thank you for the rose, shall we have a coffee on Saturday?')
  await scan()
  expect(await cases()).toEqual([])
  testApp.clock.advance({ days: 31 })
  chantal = await createAdmin(testApp, 'chantal')
  await match(diego)
  for (const body of playbook.slice(0, 3)) await write(diego, body)
  await scan()
  expect(await cases()).toEqual([])
})

test('until the decision its writer reaches three new people a day, and goes on with old ones; a dismissal ends that, and is final for those messages', async () => {
  const [amina, ...others] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'diego'),
    await createPerson(testApp, 'esi'),
    await createPerson(testApp, 'amina'),
  ] as const
  await deceive(amina)
  await scan()
  testApp.clock.advance({ days: 2 })
  chantal = await createAdmin(testApp, 'chantal')
  const fifth = await createPerson(testApp, 'chantal')
  for (const other of [...others, fifth]) await match(other)
  for (const other of others) expect((await write(other, 'hello')).status).toBe(200)
  const refused = await write(fifth, 'hello')
  expect(refused).toMatchObject({ status: 429, body: { code: 'chat.too_many_new' } })
  expect((await write(amina, 'are you there?')).status).toBe(200)

  const { id, version } = await findCase()
  await testApp.call(decideCase, { params: { id }, body: { version, decision: 'dismiss' } }, { as: chantal })
  expect((await write(fifth, 'hello')).status).toBe(200)
  await scan()
  expect(await cases()).toEqual([])
})

test('two scans at once make one report', async () => {
  await deceive(await createPerson(testApp, 'amina'))
  await Promise.all([scan(), scan(), scan()])
  expect((await findCase()).case_reports).toHaveLength(1)
})

test('staff are not reported', async () => {
  const amina = await createPerson(testApp, 'amina')
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, chantal.id, amina.id, testApp.clock.now()))
  for (const body of playbook) await write(amina, body, chantal)
  await scan()
  const { body } = await testApp.call(
    listCases,
    { query: { kind: 'report', show: 'waiting' } },
    { as: await createAdmin(testApp, 'diego') },
  )
  expect(body.data.cases.filter(({ member }) => member.id === chantal.id)).toEqual([])
})
