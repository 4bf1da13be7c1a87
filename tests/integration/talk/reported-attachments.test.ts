// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatFeature } from '#features/chat/server/feature.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '../../support/app/test-app.ts'
import { createAttachmentCalls, fileUrl } from '../../support/features/attachments.ts'
import { createChatCalls } from '../../support/features/messages.ts'
import { createAdmin } from '../../support/people/people.ts'
import { decideCase, getCase, listCases, reportMember } from '#features/moderation/contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let talk: ReturnType<typeof createChatCalls>
let files: ReturnType<typeof createAttachmentCalls>
beforeAll(async () => {
  testApp = await openTestApp()
  talk = createChatCalls(testApp)
  files = createAttachmentCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = await talk.createPair()
  chantal = await createAdmin(testApp, 'chantal')
})

const report = async (content = 'He sends pictures that I did not ask for.', by = amina, of = brian) => {
  expect((await testApp.call(reportMember, { params: { id: of.id }, body: { content } }, { as: by })).status).toBe(200)
}
const findCase = async (of = brian) => {
  const { body } = await testApp.call(listCases, { query: {} }, { as: chantal })
  const found = body.data.cases.find(({ member }) => member.id === of.id)
  if (found === undefined) throw new Error('no case in the queue')
  return found
}
/** The voice notes and pictures of the newest report as the moderator sees them. */
const evidence = async (id: string) => {
  const { body } = await testApp.call(getCase, { params: { id } }, { as: chantal })
  return (body.data.case_reports[0]?.evidence?.messages ?? []).flatMap((message) =>
    message.attachment === undefined ? [] : [{ ...message, attachment: message.attachment }],
  )
}
const get = async (url: string) => (await testApp.app.inject({ url })).statusCode
const keysOf = async () => (await testApp.db.selectFrom('attachment').select('storage_key').execute()).map(({ storage_key }) => storage_key)
const filesBelow = async (key: string) => {
  const keys: string[] = []
  for await (const one of testApp.platform.storage.keys(key)) keys.push(one)
  return keys.length
}
test('a report keeps voice notes and pictures that are deleted afterwards; only the moderator opens them', async () => {
  const sent = [await files.send(brian, amina, 'voice'), await files.send(brian, amina, 'picture'), await files.send(amina, brian, 'voice')]
  await report()
  for (const { seq, sender_id } of sent)
    await talk.remove(sender_id === amina.id ? amina : brian, sender_id === amina.id ? brian : amina, seq)
  await testApp.runJobs()
  for (const message of sent) expect(await get(fileUrl(message))).toBe(404)
  const found = await evidence((await findCase()).id)
  expect(found.map(({ kind, from }) => [kind, from])).toEqual([
    ['voice', 'reported'],
    ['picture', 'reported'],
    ['voice', 'reporter'],
  ])
  for (const one of found) expect(await get(fileUrl(one))).toBe(200)
  // The moderator's path does not open without its signature, nor with the signature of a member's path.
  const [path] = fileUrl(found[0]).split('?')
  expect([await get(path ?? ''), await get(`${path}?${fileUrl(sent[0]).split('?')[1]}`)]).toEqual([404, 404])
  testApp.clock.advance({ days: 3 })
  expect(await get(fileUrl(found[0]))).toBe(404)
})

test('a file that nobody has reported has no address for moderators', async () => {
  const message = await files.send(brian, amina, 'voice')
  await report()
  const [found] = await evidence((await findCase()).id)
  const url = fileUrl(found)
  expect(await get(url)).toBe(200)
  await testApp.db.deleteFrom('report').where('reported_id', '=', brian.id).execute()
  expect([await get(url), await get(fileUrl(message))]).toEqual([404, 200])
})

test('what was deleted before the report is named without a file', async () => {
  const { seq } = await files.send(brian, amina, 'picture')
  await talk.remove(brian, amina, seq)
  await report()
  const [found] = await evidence((await findCase()).id)
  expect(found).toMatchObject({ seq, kind: 'picture', attachment: null, earlier: [{ body: '📷' }] })
})

test('evidence outlives the erasure of both, and is gone with the last report of it', async () => {
  await files.send(brian, amina, 'picture')
  await report()
  const [key = ''] = (await keysOf()).slice(-1)
  await report('She threatens me in return.', brian, amina)
  const found = await findCase()
  for (const person of [brian, amina])
    await inTransaction(testApp.db, async (tx) => chatFeature.personalData?.erase(tx, person.id, testApp.clock.now()))
  await testApp.runJobs()
  expect(await filesBelow(key)).toBe(3)
  const [one] = await evidence(found.id)
  expect(await get(fileUrl(one))).toBe(200)
  const row = await testApp.db.selectFrom('attachment').selectAll().where('storage_key', '=', key).executeTakeFirstOrThrow()
  expect([row.sender_id, row.released_at === null]).toEqual([null, false])
  for (const subject of [brian, amina]) {
    const { id, version } = await findCase(subject)
    expect((await testApp.call(decideCase, { params: { id }, body: { version, decision: 'dismiss' } }, { as: chantal })).status).toBe(200)
  }
  testApp.clock.advance({ days: 179 })
  await testApp.runJobs()
  expect(await filesBelow(key)).toBe(3)
  testApp.clock.advance({ days: 2 })
  for (let day = 0; day < 2; day++) {
    await testApp.runJobs()
    testApp.clock.advance({ hours: 25 })
  }
  await testApp.runJobs()
  expect(await filesBelow(key)).toBe(0)
  expect(await keysOf()).not.toContain(key)
})
