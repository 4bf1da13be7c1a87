// @slow
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestExport } from '#features/account/contract.ts'
import { toEpochHour } from '#features/boosts/server/hours.ts'
import { limitSender } from '#features/chat/server/index.ts'
import { startDeletion } from '#features/members/server/index.ts'
import { removeVoiceHello } from '#features/voice-hello/contract.ts'
import { removePhoto } from '#features/photos/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { createAttachmentCalls } from '../../support/features/attachments.ts'
import { createPhotoCheck } from '../../support/features/photo-check.ts'
import { readTableNames } from '#tests/support/database/tables.ts'
import { storeSignOnRows } from '../../support/people/sign-on-rows.ts'
import { storeToken, storeWebhook } from '../../support/features/webhooks.ts'
import { storeInvitation } from '../../support/features/registration.ts'
import { createVoiceHello } from '../../support/features/voice-hello.ts'
import { createChatCalls } from '../../support/features/messages.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { storeSharedDate } from '../../support/people/personal-rows.ts'
import { jpegWithGps, createPhotos } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { sandboxFeature } from '#apps/sandbox/feature.ts'
import { features } from '#apps/server/features.ts'

const all = [...features, sandboxFeature]

let testApp: TestApp
let start: Date
let amina: Person
let brian: Person
/** Checks, by table or file kind, whether the seeded item still exists. */
const itemExists = new Map<string, () => Promise<boolean>>()
const after = (days: number) => new Date(start.getTime() + days * dayMs)

/** Returns a check whether a table has a matching row. */
const hasRow = (table: string, where: ReturnType<typeof sql>) => async (): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} where ${where}`.execute(testApp.db)).rows.length > 0

/** Inserts a new row into every table with a retention time. */
const seedRows = async (): Promise<void> => {
  const { db } = testApp
  const [id, caseId, now] = [randomUUID(), randomUUID(), start]
  const bytes = Buffer.from(id)
  await db.insertInto('address_mail').values({ key: bytes, kind: 'login', known: false, asked_at: now }).execute()
  await db
    .insertInto('registration')
    .values({ token_hash: bytes, member_id: amina.id, password_hash: 'x', given: '{}', created_at: now })
    .execute()
  await db
    .insertInto('attention')
    .values({ member_id: amina.id, hour: toEpochHour(now), shown: 1, viewed: 1 })
    .execute()
  await db
    .insertInto('cards_seen')
    .values({ member_id: amina.id, day: now.toISOString().slice(0, 10), cards: 20 })
    .execute()
  await db
    .insertInto('code')
    .values({ member_id: amina.id, purpose: 'login', code_hash: bytes, sent_at: now, expires_at: after(1 / 144) })
    .execute()
  await db
    .insertInto('daily_pick')
    .values({ member_id: amina.id, day: now.toISOString().slice(0, 10), place: 0, other_id: brian.id, suggested: false })
    .execute()
  await db.insertInto('email_change').values({ member_id: amina.id, email: 'new@example.com', asked_at: now }).execute()
  await db.insertInto('email_undo').values({ id, member_id: amina.id, email: 'old@example.com', changed_at: now }).execute()
  await db
    .insertInto('failed_attempt')
    .values({ key: bytes, failed: 1, expires_at: after(1) })
    .execute()
  await db.insertInto('idempotent_call').values({ member_id: amina.id, key: id, request_hash: bytes, started_at: now }).execute()
  await db.insertInto('job').values({ kind: 'test.done', payload: '{}', run_at: now, created_at: now, done_at: now }).execute()
  await db.insertInto('known_device').values({ member_id: amina.id, fingerprint: bytes, used_at: now }).execute()
  const notification = { id, member_id: amina.id, name: 'test', kind: 'safety', said: '{}', in_app: true, created_at: now }
  await db.insertInto('notification').values(notification).execute()
  await db
    .insertInto('opener_offer')
    .values({ member_id: amina.id, other_id: brian.id, sentence: 'hello.a', offered_on: now.toISOString().slice(0, 10) })
    .execute()
  await db
    .insertInto('passkey_challenge')
    .values({ challenge: bytes, purpose: 'log-in', expires_at: after(1 / 288) })
    .execute()
  await db
    .insertInto('phone_code')
    .values({ key: bytes, code_hash: bytes, sent_at: now, expires_at: after(10 / (24 * 60)) })
    .execute()
  await db.insertInto('sms_count').values({ scope: 'country CM', since: now, sent: 1, last_at: now }).execute()
  await db
    .insertInto('recent_match')
    .values({ member_id: amina.id, other_id: brian.id, day: Math.floor(now.getTime() / dayMs) })
    .execute()
  await db.insertInto('profile_view').values({ viewer_id: amina.id, seen_id: brian.id, at: now }).execute()
  await db
    .insertInto('provider_notice')
    .values({ channel: 'paystack', dedupe: id, event: 'test', content: '{}', received_at: now })
    .execute()
  const decided = { kind: 'report', state: 'decided', score: 1, opened_at: now, changed_at: now, decided_at: now }
  await db
    .insertInto('report_case')
    .values({ ...decided, id: caseId, member_id: brian.id })
    .execute()
  const closed = { state: 'closed', closed_at: now, created_at: now, outcome: 'no_breach' }
  await db
    .insertInto('report')
    .values({ ...closed, id, reporter_id: amina.id, reported_id: brian.id, content: 'x', case_id: caseId })
    .execute()
  const chat = { low_id: amina.id < brian.id ? amina.id : brian.id, high_id: amina.id < brian.id ? brian.id : amina.id }
  await db
    .insertInto('conversation')
    .values({ ...chat, id, state: 'open', last_at: now, created_at: now })
    .execute()
  await db.insertInto('message_version').values({ conversation_id: id, seq: 1, change: 1, body: 'before', replaced_at: now }).execute()
  const suggested = { member_id: amina.id, others: [brian.id], made_at: now }
  await db.insertInto('suggestion').values(suggested).execute()
  await storeSharedDate(testApp, amina, brian)
  await inTransaction(db, (tx) => limitSender(tx, amina.id, now))
  const asked = { id, member_id: amina.id, poses: ['fist'], created_at: now, expires_at: after(1 / 480) }
  await db.insertInto('photo_check_challenge').values(asked).execute()
  const refused = { state: 'refused', reason: 'face_unclear', created_at: now, queued_at: now, decided_at: now }
  await db
    .insertInto('photo_check')
    .values({ ...refused, id, member_id: amina.id, poses: ['fist'], times: [1] })
    .execute()
  await storeInvitation(testApp, amina.id)
  await db.insertInto('sign_up_trace').values({ member_id: amina.id, network: bytes, number_block: bytes, at: now }).execute()
  await db.insertInto('sign_up_rate').values({ slot: now, count: 1 }).execute()
  await db.insertInto('used_proof').values({ nonce: id, until: now }).execute()
  await db.insertInto('upload').values({ id, member_id: amina.id, bytes: 1, received: 0, created_at: now }).execute()
  await storeToken(testApp, amina, 'personal', 366)
  await storeWebhook(testApp, amina.id)
  await storeSignOnRows(db, { id, hash: bytes, until: after(1 / 48), sessionUntil: after(1) })
  await db.insertInto('training_run').values({ id, started_at: now }).execute()
  const deletedMember = await createPerson(testApp, 'chantal')
  await inTransaction(db, (tx) => startDeletion(tx, { id: deletedMember.id, status: 'active' }, { now, eraseAt: after(14) }))
  const suspended = await createPerson(testApp, 'diego')
  const suspension = {
    decision_id: id,
    kind: 'suspend',
    status_before: 'active',
    at: now,
    reason: 'rules',
    until: after(1 / 24),
    member_id: suspended.id,
  }
  await db.insertInto('suspension').values(suspension).execute()
  const ofAmina = sql`member_id = ${amina.id}`
  const tables = `
    access_token attention cards_seen code daily_pick email_change email_undo idempotent_call invitation sign_up_trace known_device opener_offer
    photo_check photo_check_challenge recent_match session sender_limit shared_date suggestion upload webhook_delivery`
  for (const table of tables.trim().split(/\s+/)) itemExists.set(table, hasRow(table, ofAmina))
  for (const table of ['notification', 'report', 'training_run']) itemExists.set(table, hasRow(table, sql`id = ${id}`))
  for (const table of ['failed_attempt', 'address_mail', 'phone_code']) itemExists.set(table, hasRow(table, sql`key = ${bytes}`))
  for (const [table, where] of [
    ['passkey_challenge', sql`challenge = ${bytes}`],
    ['staff_sign_on_try', sql`state_hash = ${bytes}`],
    ['staff_session', sql`session_id = ${id}`],
    ['staff_log_out', sql`token_hash = ${bytes}`],
    ['sms_count', sql`scope = 'country CM'`],
    ['sign_up_rate', sql`count = 1`],
    ['used_proof', sql`nonce = ${id}`],
    ['registration', sql`token_hash = ${bytes}`],
    ['job', sql`kind = 'test.done'`],
    ['message_version', sql`conversation_id = ${id}`],
    ['profile_view', sql`viewer_id = ${amina.id}`],
    ['provider_notice', sql`dedupe = ${id}`],
    ['report_case', sql`id = ${caseId}`],
    ['deletion', sql`member_id = ${deletedMember.id}`],
    ['suspension', sql`member_id = ${suspended.id}`],
  ] as const)
    itemExists.set(table, hasRow(table, where))
}

/** Creates a file of every kind with a retention time. */
const seedFiles = async (): Promise<void> => {
  const folder = join(testApp.platform.config.dataDir, 'photos')
  const [photo] = await createPhotos(testApp, brian, [await jpegWithGps()])
  const { storage_key } = await testApp.db
    .selectFrom('photo')
    .select('storage_key')
    .where('id', '=', photo?.id ?? '')
    .executeTakeFirstOrThrow()
  await testApp.db
    .updateTable('photo')
    .set({ review: 'removed', removed_at: start, shown: false })
    .where('id', '=', photo?.id ?? '')
    .execute()
  itemExists.set('a photo taken down', () => Promise.resolve(existsSync(join(folder, storage_key))))
  const [writer, reader] = await createChatCalls(testApp).createPair()
  const { seq } = await createAttachmentCalls(testApp).send(writer, reader, 'voice')
  const attachment = await testApp.db.selectFrom('attachment').select('storage_key').executeTakeFirstOrThrow()
  await createChatCalls(testApp).remove(writer, reader, seq)
  const helloFile = async (id: string) => {
    const hello = await testApp.db.selectFrom('voice_hello').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
    return join(folder, hello.storage_key)
  }
  await createPhotos(testApp, writer, [await jpegWithGps('#10a010')])
  const check = await createPhotoCheck(testApp, writer)
  const frames = await testApp.db.selectFrom('photo_check_frames').select('storage_key').executeTakeFirstOrThrow()
  const delete_after = new Date(start.getTime() + 30 * 86_400_000)
  await testApp.db.updateTable('photo_check').set({ state: 'refused', decided_at: start }).where('id', '=', check).execute()
  await testApp.db.updateTable('photo_check_frames').set({ delete_after }).execute()
  itemExists.set('frames of a photo check', () => Promise.resolve(existsSync(join(folder, frames.storage_key))))
  const removed = await helloFile(await createVoiceHello(testApp, writer))
  await testApp.call(removeVoiceHello, {}, { as: writer })
  itemExists.set('a voice hello replaced or removed', () => Promise.resolve(existsSync(removed)))
  const takenDownId = await createVoiceHello(testApp, reader)
  const takenDown = await helloFile(takenDownId)
  await testApp.db
    .updateTable('voice_hello')
    .set({ review: 'removed', removed_at: start, shown: false })
    .where('id', '=', takenDownId)
    .execute()
  itemExists.set('a voice hello taken down', () => Promise.resolve(existsSync(takenDown)))
  itemExists.set('a voice note or picture of a deleted message', () => Promise.resolve(existsSync(join(folder, attachment.storage_key))))
  await testApp.call(requestExport, {}, { as: brian })
  await testApp.runJobs()
  const dataExport = await testApp.db
    .selectFrom('data_export')
    .select('storage_key')
    .where('member_id', '=', brian.id)
    .executeTakeFirstOrThrow()
  itemExists.set('an export', () => Promise.resolve(existsSync(join(folder, dataExport.storage_key ?? ''))))
}

beforeAll(async () => {
  testApp = await openTestApp({ PORT: '9' })
  start = testApp.clock.now()
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await seedRows()
  await seedFiles()
})
afterAll(() => testApp[Symbol.asyncDispose]())

test('every table has a retention rule in its feature', async () => {
  const declared = all.flatMap(({ tables = {} }) => Object.keys(tables))
  expect(declared.toSorted()).toEqual((await readTableNames(testApp.db)).toSorted())
})

test('rows and files exist until their retention time, and the jobs delete them within a day after it', { timeout: 120_000 }, async () => {
  const limited = all
    .flatMap(({ tables = {}, files = {} }) => Object.entries({ ...tables, ...files }))
    .flatMap(([name, { days }]) => (days === undefined ? [] : [{ name, days }]))
  expect([...itemExists.keys()].toSorted()).toEqual(limited.map(({ name }) => name).toSorted())
  const checks = limited
    .flatMap(({ name, days }) => [
      { at: after(days).getTime() - 60_000, name, exists: true },
      { at: after(days).getTime() + 25 * hourMs, name, exists: false },
    ])
    .filter(({ at }) => at >= start.getTime())
  for (const { at, name, exists } of checks.toSorted((a, b) => a.at - b.at)) {
    testApp.clock.set(new Date(at))
    await testApp.runJobs()
    expect(await itemExists.get(name)?.(), `${name}, ${exists ? 'a minute before' : 'a day later'}`).toBe(exists)
  }
})

test('an unverified account is deleted after 48 hours', async () => {
  const { id } = await createPerson(testApp, 'esi', { unverified: true })
  const exists = async () => (await testApp.db.selectFrom('member').select('id').where('id', '=', id).execute()).length
  testApp.clock.advance({ hours: 47 })
  await testApp.runJobs()
  expect(await exists()).toBe(1)
  testApp.clock.advance({ hours: 3 })
  await testApp.runJobs()
  expect(await exists()).toBe(0)
})

test('a file is deleted although the storage was unavailable for hours', async () => {
  const { storage } = testApp.platform
  const member = await createPerson(testApp, 'esi')
  const [photo] = await createPhotos(testApp, member, [await jpegWithGps()])
  const key = (
    await testApp.db
      .selectFrom('photo')
      .select('storage_key')
      .where('id', '=', photo?.id ?? '')
      .executeTakeFirstOrThrow()
  ).storage_key
  const deletePrefix = storage.deletePrefix.bind(storage)
  storage.deletePrefix = () => Promise.reject(new Error('the storage is unavailable'))
  await testApp.call(removePhoto, { params: { id: photo?.id ?? '' } }, { as: member })
  for (let minutes = 0; minutes < 300; minutes += 15) {
    testApp.clock.advance({ minutes: 15 })
    await testApp.runJobs()
  }
  const exists = () => existsSync(join(testApp.platform.config.dataDir, 'photos', key))
  expect(exists()).toBe(true)
  storage.deletePrefix = deletePrefix
  for (let hours = 0; hours < 8; hours++) {
    testApp.clock.advance({ hours: 1 })
    await testApp.runJobs()
  }
  expect(exists()).toBe(false)
})
