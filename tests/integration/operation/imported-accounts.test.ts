// @slow
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptTerms, resumeAccount } from '#features/account/contract.ts'
import { createFileErasureLog } from '#features/account/server/erasure/erasure-log.ts'
import { replayErasures } from '#features/account/server/erasure/erase.ts'
import { addMember } from '#features/admin/contract.ts'
import { confirmEmail, otpLogin, requestCode, requestEmailChange, signUp } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { createOwnInvitation } from '#features/registration/contract.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { personalDataHandlers } from '#apps/server/features.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'
import { importFolderWith, createImportRow, importMembers, importMemberPhotos } from '#tests/support/features/imports.ts'
import { setRegistrationRules } from '#tests/support/features/registration.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { uploadTo } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import { removeImported } from '#features/imports/contract.ts'
import { inviteImportedMembers } from '#features/imports/server/index.ts'

let testApp: TestApp
let jpeg: Buffer
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  jpeg = await spotsJpeg(3)
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const addressOf = (name: string) => `${name}@example.com`
const memberOf = (name: string) => testApp.db.selectFrom('member').selectAll().where('email', '=', addressOf(name)).executeTakeFirst()
const filesOfPhotos = async () => {
  const files: string[] = []
  for await (const file of testApp.platform.storage.keys()) files.push(file)
  return files
}

/** Imports somebody with a photo. */
const imported = async (name: string) => {
  const folder = await importFolderWith([createImportRow(name, { photos: ['a.jpg'] })], { 'a.jpg': jpeg })
  await importMembers(testApp, folder)
  await importMemberPhotos(testApp, folder)
  return { folder, id: (await memberOf(name))?.id ?? '' }
}
/** Opens an account with a code that is mailed to log in. */
const logInByCode = async (name: string) => {
  const email = addressOf(name)
  await testApp.call(requestCode, { body: { email, type: 'login' } })
  await testApp.runJobs()
  return testApp.call(otpLogin, { body: { email, code: readMailedCode(testApp.mails, email) } })
}

test('a member who takes the address of an imported account leaves no files of it, and a second run goes on', async () => {
  const password = 'guavas in the shade'
  const amina = await createPerson(testApp, 'amina', { passwordHash: await hashPassword(password) })
  const before = await filesOfPhotos()
  const { folder } = await imported('brian')
  expect((await filesOfPhotos()).length).toBeGreaterThan(before.length)
  await testApp.call(requestEmailChange, { body: { email: addressOf('brian'), password } }, { as: amina })
  await testApp.runJobs()
  const reply = await testApp.call(confirmEmail, { body: { code: readMailedCode(testApp.mails, addressOf('brian')) } }, { as: amina })
  expect(reply.status).toBe(200)
  await testApp.runJobs()
  expect(await filesOfPhotos()).toEqual(before)
  expect(await importMembers(testApp, folder)).toMatchObject({ succeeded: true, imported: 0, known: 1, bad: 0 })
})

test('an account of the console that nobody confirms goes with the files of its photo', async () => {
  const before = await filesOfPhotos()
  const body = { name: 'Diego', email: addressOf('diego'), role: 'user' as const, age: 30, country: 'CM' }
  expect((await testApp.call(addMember, { body }, { as: chantal })).status).toBe(201)
  const id = (await memberOf('diego'))?.id ?? ''
  expect((await uploadTo(testApp, chantal, `/api/admin/members/${id}/photo`, 'photo', [jpeg])).statusCode).toBeLessThan(300)
  expect((await filesOfPhotos()).length).toBeGreaterThan(before.length)
  testApp.clock.advance({ hours: 49 })
  await testApp.runJobs()
  await testApp.runJobs()
  expect(await memberOf('diego')).toBeUndefined()
  expect(await filesOfPhotos()).toEqual(before)
})

test('a restored backup does not bring back somebody who did not want the account', async () => {
  const { id } = await imported('esi')
  await inviteImportedMembers(testApp.db, testApp.clock, 10_000)
  testApp.clock.advance({ minutes: 1 })
  await testApp.runJobs()
  const mail = testApp.mails.findLast(({ to }) => to.address === addressOf('esi'))
  const key = /account-ready#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const backup = await testApp.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const log = createFileErasureLog(join(testApp.platform.config.dataDir, 'erased'))
  expect(await log.read()).not.toContain(id)
  expect((await testApp.call(removeImported, { body: { key } })).status).toBe(204)
  expect(await log.read()).toContain(id)
  await testApp.db
    .insertInto('member')
    .values({ ...backup, prompts: JSON.stringify(backup.prompts) })
    .execute()
  expect(await replayErasures({ platform: testApp.platform, features: personalDataHandlers, log })).toBe(1)
  expect(await memberOf('esi')).toBeUndefined()
})

test.each([
  ['approval', 'fatou'],
  ['invitation', 'hawa'],
] as const)(
  'in the mode %s a sign-up of a stranger neither holds the owner who logs in by code nor uses up an invitation',
  async (mode, name) => {
    const [admin, amina] = [await createAdmin(testApp, 'chantal'), await createPerson(testApp, 'amina')]
    await setRegistrationRules(testApp, admin, { mode: 'invitation', member_codes: 3, member_days: 0 })
    const invitation = (await testApp.call(createOwnInvitation, undefined, { as: amina })).body.data.invitations[0]?.code
    const { id } = await imported(name)
    const begun = await testApp.call(signUp, { body: registrationBody({ email: addressOf(name), firstName: 'Mallory', invitation }) })
    expect(begun.status).toBe(202)
    await setRegistrationRules(testApp, admin, { mode })
    expect((await logInByCode(name)).status).toBe(200)
    expect(await memberOf(name)).toMatchObject({ id, status: 'paused', firstname: 'Esi' })
    expect(await testApp.db.selectFrom('applicant').selectAll().where('member_id', '=', id).execute()).toEqual([])
    expect(await testApp.db.selectFrom('invitation').selectAll().where('used_by', 'is not', null).execute()).toEqual([])
    await setRegistrationRules(testApp, admin, { mode: 'open' })
  },
)

test('an account that was opened by a code is not shown before the terms are accepted', async () => {
  await imported('grace')
  const { user, token } = (await logInByCode('grace')).body.data
  const as: Person = { id: user.id, token, email: addressOf('grace'), sessionId: '' }
  expect(await memberOf('grace')).toMatchObject({ status: 'paused', terms_accepted_at: null })
  const resume = () => testApp.call(resumeAccount, {}, { as })
  expect((await resume()).error.code).toBe('account.terms_needed')
  expect(await memberOf('grace')).toMatchObject({ status: 'paused' })
  await testApp.call(acceptTerms, { body: { version: termsVersion } }, { as })
  expect((await resume()).status).toBe(200)
  expect(await memberOf('grace')).toMatchObject({ status: 'active', terms_accepted_at: testApp.clock.now() })
})
