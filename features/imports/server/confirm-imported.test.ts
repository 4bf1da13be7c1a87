// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCode, resetPassword, signUp, verifyEmail } from '#features/auth/contract.ts'
import { addBan } from '#features/auth/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { readMailedCode, registrationBody } from '#tests/support/features/auth.ts'
import { importFolderWith, createImportRow, importMembers, importMemberPhotos } from '#tests/support/features/imports.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import { confirmImported, removeImported } from '../contract.ts'
import { inviteImportedMembers } from './invite.ts'

let testApp: TestApp
let jpeg: Buffer
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  jpeg = await spotsJpeg(3)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const passwords = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }
const confirm = (key: string, changes: object = {}) =>
  testApp.call(confirmImported, { body: { key, ...passwords, accept_terms: true, shown: true, ...changes } })
const keyFor = (name: string): string => {
  const mail = testApp.mails.findLast(({ to }) => to.address === `${name}@example.com`)
  return /account-ready#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const memberOf = (name: string) => testApp.db.selectFrom('member').selectAll().where('email', '=', `${name}@example.com`).executeTakeFirst()
const stateOf = async (id: string | undefined) =>
  (
    await testApp.db
      .selectFrom('imported_member')
      .select('state')
      .where('member_id', '=', id ?? '')
      .executeTakeFirst()
  )?.state

/** Imports a member with a photo, and sends the mail with the link to the account. */
const invited = async (name: string) => {
  const folder = await importFolderWith([createImportRow(name, { external_id: `id-${name}`, photos: ['a.jpg'] })], { 'a.jpg': jpeg })
  await importMembers(testApp, folder)
  await importMemberPhotos(testApp, folder)
  await inviteImportedMembers(testApp.db, testApp.clock, 10_000)
  testApp.clock.advance({ minutes: 1 })
  await testApp.runJobs()
  return { folder, key: keyFor(name), id: (await memberOf(name))?.id }
}

test('the mail says that an account is ready, and nothing about its owner', async () => {
  const { key } = await invited('amina')
  const mail = testApp.mails.at(-1)
  expect(key).toHaveLength(43)
  expect(mail?.subject).toBe(`An account is ready for you at ${new URL(testApp.platform.publicUrl).host}`)
  expect(`${mail?.to.name}${mail?.text}`).not.toMatch(/Esi|Mensah|choir|dat(e|ing)/i)
})

test('the owner accepts the terms, sets a password and is shown; the link works once', async () => {
  const { key, id } = await invited('brian')
  expect((await confirm(key, { accept_terms: false })).error.errors).toHaveProperty('accept_terms')
  expect((await confirm(key, { password: 'Trustno1', confirmPassword: 'Trustno1' })).status).toBe(422)
  expect(await memberOf('brian')).toMatchObject({ status: 'unverified' })
  const replies = await Promise.all([confirm(key), confirm(key)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect((await confirm(key)).error.code).toBe('imports.link_wrong')
  expect((await testApp.call(removeImported, { body: { key } })).status).toBe(422)
  expect(await memberOf('brian')).toMatchObject({
    status: 'active',
    terms_version: termsVersion,
    bio: 'I sing in a choir.',
    has_photo: true,
  })
  expect(
    await testApp.db
      .selectFrom('card')
      .select('id')
      .where('id', '=', id ?? '')
      .execute(),
  ).toHaveLength(1)
  expect(await stateOf(id)).toBe('confirmed')
})

test('who wants to look first is paused', async () => {
  const { key } = await invited('chantal')
  expect((await confirm(key, { shown: false })).status).toBe(200)
  expect(await memberOf('chantal')).toMatchObject({ status: 'paused' })
})

test('somebody who did not want the account erases it at once, and a second run does not bring it back', async () => {
  const { key, id, folder } = await invited('diego')
  const { storage_key } = await testApp.db
    .selectFrom('photo')
    .select('storage_key')
    .where('member_id', '=', id ?? '')
    .executeTakeFirstOrThrow()
  const remove = () => testApp.call(removeImported, { body: { key } })
  expect((await Promise.all([remove(), remove()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
  expect(await memberOf('diego')).toBeUndefined()
  await testApp.runJobs()
  const kept: string[] = []
  for await (const file of testApp.platform.storage.keys()) if (file.includes(storage_key)) kept.push(file)
  expect(kept).toEqual([])
  expect(await importMembers(testApp, folder)).toMatchObject({ imported: 0, known: 1 })
  expect(await memberOf('diego')).toBeUndefined()
})

test('somebody who is banned after the import cannot open the account', async () => {
  const { key } = await invited('esi')
  const { config } = testApp.platform
  await inTransaction(testApp.db, (tx) =>
    addBan(tx, { email: 'esi@example.com', phones: [] }, '77777777-0000-4000-8000-000000000001', config.secrets, testApp.clock.now()),
  )
  expect((await confirm(key)).error.code).toBe('imports.link_wrong')
})

test('a sign-up with the address waits for its code, and then replaces what was imported', async () => {
  const { key, id } = await invited('fatou')
  const email = 'fatou@example.com'
  await testApp.call(signUp, { body: registrationBody({ email, firstName: 'Fatou' }) })
  expect(await memberOf('fatou')).toMatchObject({ firstname: 'Esi', bio: 'I sing in a choir.', status: 'unverified' })
  await testApp.runJobs()
  const reply = await testApp.call(verifyEmail, { body: { email, code: readMailedCode(testApp.mails, email) } })
  expect(reply.status).toBe(200)
  expect(await memberOf('fatou')).toMatchObject({
    id,
    status: 'active',
    firstname: 'Fatou',
    bio: '',
    interests: [],
    city: null,
    has_photo: false,
  })
  expect(await stateOf(id)).toBe('replaced')
  expect((await confirm(key)).status).toBe(422)
})

test('a sign-up of a stranger does not keep the owner from confirming, and its password opens nothing', async () => {
  const { key } = await invited('grace')
  await testApp.call(signUp, { body: registrationBody({ email: 'grace@example.com', firstName: 'Mallory' }) })
  expect((await confirm(key)).status).toBe(200)
  expect(await memberOf('grace')).toMatchObject({ firstname: 'Esi', status: 'active' })
  expect(await testApp.db.selectFrom('registration').select('member_id').execute()).toEqual([])
})

test('a code to set a password opens the account, but paused', async () => {
  const { id } = await invited('hawa')
  const email = 'hawa@example.com'
  await testApp.call(requestCode, { body: { email, type: 'reset-password' } })
  await testApp.runJobs()
  const code = readMailedCode(testApp.mails, email)
  expect((await testApp.call(resetPassword, { body: { email, code, ...passwords } })).status).toBe(200)
  expect(await memberOf('hawa')).toMatchObject({ status: 'paused', bio: 'I sing in a choir.' })
  expect(await stateOf(id)).toBe('confirmed')
})

test('photos of accounts that wait are not in the review', async () => {
  await invited('ines')
  const waiting = await testApp.db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select('member.status')
    .where('photo.review', '=', 'waiting')
    .where('member.status', '=', 'unverified')
    .execute()
  expect(waiting.length).toBeGreaterThan(0)
  const { countPhotosToReview, readPhotosToReview } = await import('#features/photos/server/index.ts')
  const { photos } = await readPhotosToReview(testApp.db, undefined)
  const members = await testApp.db.selectFrom('member').select('id').where('status', '=', 'unverified').execute()
  expect(photos.filter(({ member_id }) => members.some(({ id }) => id === member_id))).toEqual([])
  expect(await countPhotosToReview(testApp.db)).toBe(photos.length)
})

test('mails are planned so many an hour, once', async () => {
  const rows = ['jan', 'kofi', 'lena'].map((name) => createImportRow(name))
  await importMembers(testApp, await importFolderWith(rows))
  expect((await inviteImportedMembers(testApp.db, testApp.clock, 1)).planned).toBe(3)
  expect((await inviteImportedMembers(testApp.db, testApp.clock, 1)).planned).toBe(0)
  const mailed = () => ['jan', 'kofi', 'lena'].filter((name) => keyFor(name) !== '').length
  testApp.clock.advance({ minutes: 61 })
  await testApp.runJobs()
  expect(mailed()).toBe(1)
  testApp.clock.advance({ hours: 2 })
  await testApp.runJobs()
  expect(mailed()).toBe(3)
  await importMembers(testApp, await importFolderWith(Array.from({ length: 30 }, (_, at) => createImportRow(`many${at}`))))
  expect(await inviteImportedMembers(testApp.db, testApp.clock, 0.01)).toMatchObject({ planned: 0, tooLong: 125 })
})

test('an account that nobody confirms is kept for 90 days, longer than an unproven sign-up, and then erased', async () => {
  const { folder } = await invited('musa')
  const mailed = testApp.mails.length
  testApp.clock.advance({ days: 89, hours: 22 })
  await testApp.runJobs()
  expect(await memberOf('musa')).toMatchObject({ status: 'unverified' })
  testApp.clock.advance({ hours: 3 })
  await testApp.runJobs()
  expect(await memberOf('musa')).toBeUndefined()
  expect(testApp.mails).toHaveLength(mailed)
  expect((await confirm(keyFor('musa'))).status).toBe(422)
  expect(await importMembers(testApp, folder)).toMatchObject({ imported: 0, known: 1 })
})
