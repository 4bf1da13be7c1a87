// @slow
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '#features/auth/server/index.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { deleteMe } from '../../contract.ts'
import { eraseDueMembers } from './erase.ts'
import { createFileErasureLog } from './erasure-log.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
let send: TestApp['platform']['mailer']['send']
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
  send = testApp.platform.mailer.send
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  testApp.platform.mailer.send = send
  amina = await createPerson(testApp, 'amina', { passwordHash })
})

const remove = (person: Person) => testApp.call(deleteMe, { body: { password, word: 'DELETE' } }, { as: person })
const comeDue = async () => {
  await testApp.runJobs()
  testApp.clock.advance({ days: 14 })
}
const failMails = () => (testApp.platform.mailer.send = () => Promise.reject(new Error(`away for ${amina.email}`)))
const isErased = async ({ id }: Person) =>
  (await testApp.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email === `${id}@deleted.invalid`
const lastMails = () =>
  testApp.mails.filter(({ to, subject }) => to.address === amina.email && subject === 'Your Ndloo account has been deleted').length
/** Erases the due members with a single feature, whose erasure is `erase`. */
const runErasing = (erase: PersonalDataHandler['erase']) =>
  eraseDueMembers({
    platform: testApp.platform,
    features: { only: { tables: [], export: () => Promise.resolve({}), erase } },
    log: createFileErasureLog(join(testApp.platform.config.dataDir, 'erased-apart')),
  })

it('is not sent when the erasure is refused at the last moment', async () => {
  const esi = await createPerson(testApp, 'esi', { passwordHash })
  await remove(esi)
  testApp.clock.advance({ seconds: 1 })
  await remove(amina)
  await comeDue()
  // Esi and Amina are both due when the run begins. While Esi is erased, Amina keeps her account.
  await runErasing(async (tx) => {
    await tx.deleteFrom('deletion').where('member_id', '=', amina.id).execute()
  })
  await testApp.runJobs()
  expect([await isErased(esi), await isErased(amina), lastMails()]).toEqual([true, false, 0])
})

it('is not sent when the erasure is rolled back, and is sent once when it has happened', async () => {
  await remove(amina)
  await comeDue()
  await expect(runErasing(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full')
  expect(lastMails()).toBe(0)
  await testApp.runJobs()
  await testApp.runJobs()
  expect([await isErased(amina), lastMails()]).toEqual([true, 1])
})

it('is sent later when the mail server fails, and waits sealed', async () => {
  await remove(amina)
  await comeDue()
  failMails()
  await testApp.runJobs()
  expect(await isErased(amina)).toBe(true)
  const jobs = JSON.stringify(await testApp.db.selectFrom('job').select(['payload', 'last_error']).execute())
  expect(jobs).toContain('sealed')
  expect([amina.email, amina.id, 'Bello'].filter((word) => jobs.includes(word))).toEqual([])
  testApp.platform.mailer.send = send
  testApp.clock.advance({ hours: 1 })
  await testApp.runJobs()
  expect(lastMails()).toBe(1)
})

it('is given up after more than a day, and its address is gone then', async () => {
  await remove(amina)
  await comeDue()
  failMails()
  await testApp.runJobs()
  // The pauses between two attempts grow to nine hours, so ten hours are enough for each attempt.
  for (let attempt = 1; attempt < 18; attempt++) {
    testApp.clock.advance({ hours: 10 })
    await testApp.runJobs()
  }
  const jobs = await testApp.db.selectFrom('job').select('payload').where('kind', '=', 'account.mail-erased').execute()
  expect([JSON.stringify(jobs).includes('sealed'), lastMails()]).toEqual([false, 0])
})
