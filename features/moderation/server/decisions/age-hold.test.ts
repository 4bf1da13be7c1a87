// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAppealToken, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../../contract.ts'
import { endDueSuspensions } from './end-suspensions.ts'
import { suspendMember } from './suspend-member.ts'
import { makeTrustedReporter } from '#tests/support/people/trusted-reporter.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let diego: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  brian = await createPerson(testApp, 'brian')
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
})

const dayMs = 86_400_000
const statusOf = async () =>
  (await testApp.db.selectFrom('member').select('status').where('id', '=', brian.id).executeTakeFirstOrThrow()).status
const suspend = (): Promise<{ decisionId: string }> =>
  inTransaction(testApp.db, (tx) => {
    const now = testApp.clock.now()
    return suspendMember(tx, { id: brian.id, until: new Date(now.getTime() + dayMs), reason: 'scam', adminId: chantal.id, now })
  })
/** Reports the member's age; the block counts as having met them, so this also works while they are suspended. */
const reportAge = async () => {
  await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))
  const body = { content: 'She says that she is sixteen.', category: 'underage' } as const
  expect((await testApp.call(contract.reportMember, { params: { id: brian.id }, body }, { as: amina })).status).toBe(200)
}
const findCase = async (kind: 'report' | 'appeal') => {
  const { body } = await testApp.call(contract.listCases, { query: { kind } }, { as: diego })
  const found = body.data.cases.find(({ member }) => member.id === brian.id)
  if (found === undefined) throw new Error('no case in the queue')
  return found
}
const dismiss = async () => {
  const { id, version } = await findCase('report')
  const body = { version, decision: 'dismiss' } as const
  expect((await testApp.call(contract.decideCase, { params: { id }, body }, { as: chantal })).status).toBe(200)
}
const advanceOneDay = async () => {
  testApp.clock.advance({ hours: 25 })
  for (const { sessionId } of [chantal, diego])
    await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, sessionId, { fresh: true }, testApp.clock.now()))
}

test.each([
  ['during the suspension', [suspend, reportAge]],
  ['before a suspension for another reason', [reportAge, suspend]],
])('an age report %s hides a member after the suspension until the decision', async (_, steps) => {
  for (const step of steps) await step()
  expect(await statusOf()).toBe('suspended')
  await advanceOneDay()
  await endDueSuspensions(testApp.platform)
  expect(await statusOf()).toBe('held')
  await dismiss()
  expect(await statusOf()).toBe('active')
})

test('reversing a suspension leaves an open age report in force', async () => {
  const { decisionId } = await suspend()
  await reportAge()
  const token = createAppealToken(testApp.platform.config.secrets[0], decisionId)
  await testApp.call(contract.makeAppeal, { body: { token, content: 'I did nothing of the kind.' } })
  const { id, version } = await findCase('appeal')
  const body = { version, outcome: 'reversed' } as const
  const reply = await testApp.call(contract.decideAppeal, { params: { id }, body }, { as: diego })
  expect(reply.status, reply.text).toBe(200)
  expect(await statusOf()).toBe('held')
})

test('a member whose age report was dismissed during the suspension is active afterwards', async () => {
  await suspend()
  await reportAge()
  await dismiss()
  await advanceOneDay()
  await endDueSuspensions(testApp.platform)
  expect(await statusOf()).toBe('active')
})
