// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '#features/auth/server/index.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { createShownProof, updateMember } from '#features/members/server/index.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { storeFieldAnswer } from '#tests/support/features/profile-fields.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type ReportInput, reportMember } from '../../contract.ts'
import { personalData } from '../personal-data.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const reason = 'He asked me for money, twice.'
const report = (by: Person, of: Person, body: Partial<ReportInput> = {}) =>
  testApp.call(reportMember, { params: { id: of.id }, body: { content: reason, ...body } }, { as: by })
const blocks = (from: Person, to: Person) => inTransaction(testApp.db, (tx) => addBlock(tx, from.id, to.id, testApp.clock.now()))
const reportsOn = (person: Person) => testApp.db.selectFrom('report').selectAll().where('reported_id', '=', person.id).execute()
const evidenceOn = (person: Person) =>
  testApp.db
    .selectFrom('report_evidence')
    .innerJoin('report', 'report.id', 'report_evidence.report_id')
    .selectAll('report_evidence')
    .where('report.reported_id', '=', person.id)
    .executeTakeFirstOrThrow()

test('a report stores what a line was about, also when its owner removes it later', async () => {
  const prompts = [{ question: 'the_dish', answer: 'Ndolè' }]
  const write = (answers: typeof prompts) =>
    inTransaction(testApp.db, (tx) => updateMember(tx, amina.id, { prompts: JSON.stringify(answers) }, testApp.clock.now()))
  await write(prompts)
  const sent = await testApp.app.inject({
    method: 'POST',
    url: `/api/actions/like/${amina.id}`,
    headers: { authorization: `Bearer ${brian.token}` },
    payload: { id: randomUUID(), body: 'pay me', item: { kind: 'prompt', ...prompts[0] } },
  })
  expect(sent.statusCode).toBe(200)
  expect((await report(amina, brian)).status).toBe(200)
  await write([])
  expect((await evidenceOn(brian)).messages).toMatchObject([
    { from: 'reported', body: 'pay me', liked_item: { kind: 'prompt', ...prompts[0] } },
  ])
})

test('a report stores a snapshot of the profile, photo fingerprints and last messages', async () => {
  await inTransaction(testApp.db, async (tx) => {
    await openMatchConversation(tx, amina.id, brian.id, testApp.clock.now())
    await updateMember(tx, brian.id, { bio: 'Send me money' }, testApp.clock.now())
  })
  await storeFieldAnswer(testApp, brian, 'motto000')
  for (let index = 0; index < 55; index++)
    await testApp.call(sendMessage, { params: { uid: amina.id }, body: { id: randomUUID(), body: `pay ${index}` } }, { as: brian })
  await testApp.db
    .insertInto('photo')
    .values({
      id: randomUUID(),
      member_id: brian.id,
      position: 1,
      storage_key: randomUUID(),
      width: 1,
      height: 1,
      blur: '',
      hash: 'a1b2',
      review: 'waiting',
      shown: true,
      created_at: testApp.clock.now(),
    })
    .execute()
  await storeVocabularyEntry(testApp, 'own_scouts', { sensitive: true })
  await testApp.db
    .updateTable('member')
    .set({ interests: ['jazz', 'own_scouts'] })
    .where('id', '=', brian.id)
    .execute()
  const reply = await report(amina, brian, { category: 'scam' })
  expect([reply.status, reply.body]).toEqual([200, { data: { message: 'Report submitted successfully' } }])

  await inTransaction(testApp.db, (tx) => updateMember(tx, brian.id, { bio: 'An honest man' }, testApp.clock.now()))
  expect(await reportsOn(brian)).toMatchObject([{ reporter_id: amina.id, category: 'scam', content: reason, state: 'open' }])
  const { profile, photos, messages } = await evidenceOn(brian)
  expect(profile).toMatchObject({
    firstname: 'Brian',
    bio: 'Send me money',
    gender: 'male',
    interests: ['jazz'],
    profile_fields: [{ question: 'Motto', answer: 'an answer' }],
  })
  expect(photos).toMatchObject([{ hash: 'a1b2', review: 'waiting' }])
  const kept = messages as { from: string | null; body: string }[]
  expect(kept).toHaveLength(50)
  expect(kept.at(-1)).toMatchObject({ from: 'reported', body: 'pay 54' })
  expect(JSON.stringify([profile, photos, messages])).not.toContain(amina.id)
})

test('a report stores what edited and deleted messages said before, also behind 50 newer ones, for 30 days', async () => {
  const talk = createChatCalls(testApp)
  await talk.match(amina, brian)
  await talk.send(brian, amina, 'send me money')
  await talk.send(brian, amina, 'or I tell everybody')
  testApp.clock.advance({ minutes: 1 })
  const at = testApp.clock.now().toISOString()
  await talk.remove(brian, amina, 2)
  await talk.edit(brian, amina, 3, 'have a nice day')
  for (let index = 0; index < 50; index++) await talk.send(brian, amina, `chatter ${index}`)
  expect((await report(amina, brian)).status).toBe(200)
  const { messages } = await evidenceOn(brian)
  expect(messages).toHaveLength(52)
  expect((messages as unknown[]).slice(0, 2)).toEqual([
    expect.objectContaining({ seq: 2, from: 'reported', body: '', deleted_at: at, earlier: [{ body: 'send me money', replaced_at: at }] }),
    expect.objectContaining({
      seq: 3,
      body: 'have a nice day',
      edited_at: at,
      earlier: [{ body: 'or I tell everybody', replaced_at: at }],
    }),
  ])
})

test('a message deleted by the reported member is in the evidence when both are deleted and blocked in between', async () => {
  const talk = createChatCalls(testApp)
  await talk.match(amina, brian)
  await talk.send(brian, amina, 'send me money')
  await talk.remove(brian, amina, 2)
  await blocks(brian, amina)
  expect((await report(amina, brian)).status).toBe(200)
  expect((await evidenceOn(brian)).messages).toMatchObject([{ seq: 1 }, { seq: 2, earlier: [{ body: 'send me money' }] }])
})

test('after 30 days the earlier text is gone from a report, and the place of the message is still in it', async () => {
  const talk = createChatCalls(testApp)
  await talk.match(amina, brian)
  await talk.send(brian, amina, 'send me money')
  await talk.remove(brian, amina, 2)
  testApp.clock.advance({ days: 31 })
  await testApp.runJobs()
  const again = await inTransaction(testApp.db, (tx) =>
    createSession(tx, amina.id, { remember: true, device: 'test' }, testApp.clock.now()),
  )
  expect((await report({ ...amina, token: again.token }, brian)).status).toBe(200)
  const messages = (await evidenceOn(brian)).messages as unknown[]
  expect(messages).toMatchObject([{ seq: 1 }, { seq: 2, body: '', deleted_at: expect.any(String) }])
  expect(JSON.stringify(messages)).not.toContain('money')
})

test('the evidence leaves out interests of faith that only the member sees', async () => {
  await inTransaction(testApp.db, (tx) => updateMember(tx, brian.id, { interests: ['church', 'jazz'] }, testApp.clock.now()))
  await report(amina, brian)
  expect((await evidenceOn(brian)).profile).toMatchObject({ interests: ['jazz'] })
})

test('a double click and a retry make one report; another category makes a second', async () => {
  const replies = await Promise.all([report(amina, brian), report(amina, brian), report(amina, brian)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  testApp.clock.advance({ minutes: 5 })
  expect((await report(amina, brian)).status).toBe(200)
  expect(await reportsOn(brian)).toHaveLength(1)
  expect((await report(amina, brian, { category: 'fake' })).status).toBe(200)
  expect(await reportsOn(brian)).toHaveLength(2)
})

test.each([
  ['', 'Please provide a reason for the report'],
  [' \n ', 'Please provide a reason for the report'],
  ['too short', 'Please write at least 10 characters.'],
  ['x'.repeat(2001), 'Please keep it to 2,000 characters.'],
  ['a reason with \0 in it', 'Some of these characters can’t be saved. Please remove them.'],
])('the reason %j is refused and nothing is stored', async (content, sentence) => {
  const { status, error } = await report(amina, brian, { content })
  expect([status, error.errors]).toEqual([422, { content: [sentence] }])
  expect(await reportsOn(brian)).toEqual([])
})

test('a missing reason, an unknown category, a self-report and a missing token are refused', async () => {
  const { status, error } = await testApp.call(reportMember, { params: { id: brian.id }, body: {} as ReportInput }, { as: amina })
  expect([status, error.errors]).toEqual([422, { content: ['Please provide a reason for the report'] }])
  expect((await report(amina, brian, { category: 'rude' as 'other' })).status).toBe(422)
  expect((await report(amina, amina)).error.code).toBe('moderation.oneself')
  expect((await testApp.call(reportMember, { params: { id: brian.id }, body: { content: reason } })).status).toBe(401)
})

test('the limit is exactly 20 reports within 24 hours', async () => {
  for (let index = 0; index < 20; index++) {
    expect((await report(amina, brian, { content: `reason number ${index}` })).status).toBe(200)
    testApp.clock.advance({ minutes: 10 })
  }
  const refused = await report(amina, brian, { content: 'one too many' })
  expect([refused.status, refused.error.code]).toEqual([429, 'moderation.reports_spent'])
  expect(Number(refused.headers['retry-after'])).toBe(24 * 3600 - 200 * 60)
  // A repeated report is accepted and does not count.
  expect((await report(amina, brian, { content: 'reason number 19' })).status).toBe(200)
  testApp.clock.advance({ seconds: Number(refused.headers['retry-after']) })
  expect((await report(amina, brian, { content: 'one too many' })).status).toBe(200)
})

test('a block does not prevent a report about a member one has met; an unmet member is not found', async () => {
  const nobody = await report(amina, { ...brian, id: randomUUID() })
  expect(nobody.status).toBe(404)
  await blocks(brian, amina)
  const unmet = await report(amina, brian)
  expect([unmet.status, unmet.text]).toEqual([404, nobody.text])

  const [seen, talked, blocked] = [
    await createPerson(testApp, 'diego'),
    await createPerson(testApp, 'esi'),
    await createPerson(testApp, 'chantal'),
  ]
  await testApp.call(getProfile, { params: { id: seen.id } }, { as: amina })
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, amina.id, talked.id, testApp.clock.now()))
  await blocks(seen, amina)
  await blocks(talked, amina)
  await blocks(amina, blocked)
  for (const person of [seen, talked, blocked]) expect((await report(amina, person)).status).toBe(200)
})

test('a member who was shown a card with its words can report it after its owner has blocked them, with the proof of the card', async () => {
  // Removes the members of other tests from the feed, so that only Brian is in it.
  await testApp.db.deleteFrom('card').where('id', '<>', brian.id).execute()
  const cards = async (query: string) => {
    const answer = await testApp.app.inject({
      url: `/api/matches?distance=any${query}`,
      headers: { authorization: `Bearer ${amina.token}` },
    })
    return answer.json<{ data: { people: { id: string; shown_proof?: string }[] } }>().data.people
  }
  const proof = (await cards('&detail=1')).find(({ id }) => id === brian.id)?.shown_proof ?? 'none'
  expect((await cards(''))[0]).not.toHaveProperty('shown_proof')
  await blocks(brian, amina)
  expect((await report(amina, brian)).status).toBe(404)
  // A proof is valid only for this viewer and this member, and for as long as profile views are kept.
  const diego = await createPerson(testApp, 'diego')
  await blocks(brian, diego)
  await blocks(diego, amina)
  expect((await report(diego, brian, { shown_proof: proof })).status).toBe(404)
  expect((await report(amina, diego, { shown_proof: proof })).status).toBe(404)
  expect((await report(amina, brian, { shown_proof: `${proof.slice(0, -3)}AAA` })).status).toBe(404)
  const madeDaysAgo = (days: number, shownId = brian.id) =>
    createShownProof(
      testApp.platform.config.secrets,
      { viewerId: amina.id, shownId },
      new Date(testApp.clock.now().getTime() - days * 86_400_000),
    )
  expect((await report(amina, brian, { shown_proof: madeDaysAgo(91) })).status).toBe(404)
  expect((await report(amina, brian, { shown_proof: madeDaysAgo(90) })).status).toBe(200)
  expect((await report(amina, brian, { shown_proof: proof, category: 'fake' })).status).toBe(200)
  const gone = { ...brian, id: randomUUID() }
  expect((await report(amina, gone, { shown_proof: madeDaysAgo(0, gone.id) })).status).toBe(404)
})

test('only the reporter exports a report, and their erasure removes their id from it', async () => {
  await report(amina, brian, { category: 'threat' })
  expect(await personalData.export(testApp.db, amina.id)).toMatchObject({
    reports_made: [{ member: brian.id, category: 'threat', content: reason }],
  })
  expect(await personalData.export(testApp.db, brian.id)).toEqual({ reports_made: [], decisions: [], appeals: [] })
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
  expect(await reportsOn(brian)).toMatchObject([{ reporter_id: null, content: reason }])
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, brian.id, testApp.clock.now()))
  expect(await reportsOn(brian)).toHaveLength(1)
})

test('a closed report is deleted after 180 days, an open one is kept', async () => {
  const diego = await createPerson(testApp, 'diego')
  await report(amina, brian)
  await report(amina, diego)
  await testApp.db
    .updateTable('report')
    .set({ state: 'closed', closed_at: testApp.clock.now() })
    .where('reported_id', '=', brian.id)
    .execute()
  await testApp.call(getProfile, { params: { id: diego.id } }, { as: amina })
  testApp.clock.advance({ days: 179 })
  await testApp.runJobs()
  expect(await reportsOn(brian)).toHaveLength(1)
  testApp.clock.advance({ days: 2 })
  await testApp.runJobs()
  expect(await reportsOn(brian)).toEqual([])
  expect(await reportsOn(diego)).toHaveLength(1)
  expect(await testApp.db.selectFrom('profile_view').select('at').where('viewer_id', '=', amina.id).execute()).toEqual([])
})
