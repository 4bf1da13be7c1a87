import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../../contract.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Moves the clock forward by some days, and then runs the jobs that are due. */
const pass = async (days: number) => {
  testApp.clock.advance({ days })
  await testApp.runJobs()
}

test('a closed report stays for 180 days, and longer while an appeal that needs it is open', async () => {
  const [amina, brian, esi] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'esi'),
  ]
  const waitingCase = async (kind: 'report' | 'appeal', as: Person) => {
    const { body } = await testApp.call(contract.listCases, { query: { kind, show: 'waiting' } }, { as })
    const [found] = body.data.cases
    if (found === undefined) throw new Error(`no ${kind}`)
    return { params: { id: found.id }, version: found.version }
  }
  const chantal = await createAdmin(testApp, 'chantal')
  const warn = async ({ id }: Person) => {
    await testApp.call(contract.reportMember, { params: { id }, body: { content: 'Asked for money.', category: 'scam' } }, { as: amina })
    const { params, version } = await waitingCase('report', chantal)
    await testApp.call(contract.decideCase, { params, body: { version, decision: 'warn', reason: 'scam' } }, { as: chantal })
  }
  const reportsOn = async ({ id }: Person) =>
    (await testApp.db.selectFrom('report').select('id').where('reported_id', '=', id).execute()).length

  await warn(esi)
  await warn(brian)
  const { statement } = (await testApp.call(contract.getAccountStatus, undefined, { as: brian })).body.data
  await pass(179)
  const content = 'That was not me at all.'
  expect((await testApp.call(contract.makeAppeal, { body: { token: statement?.token ?? '', content } })).status).toBe(200)
  await pass(2)
  expect([await reportsOn(esi), await reportsOn(brian)]).toEqual([0, 1])

  const diego = await createAdmin(testApp, 'diego')
  const { params, version } = await waitingCase('appeal', diego)
  await testApp.call(contract.decideAppeal, { params, body: { version, outcome: 'upheld' } }, { as: diego })
  await pass(1)
  expect(await reportsOn(brian)).toBe(0)
})
