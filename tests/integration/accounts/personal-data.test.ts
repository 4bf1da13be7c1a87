import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, requestExport, updateSettings } from '#features/account/contract.ts'
import { eraseDueMembers, replayErasures } from '#features/account/server/erasure/erase.ts'
import { createFileErasureLog } from '#features/account/server/erasure/erasure-log.ts'
import { buyBoost } from '#features/boosts/contract.ts'
import { requestEmailChange, login } from '#features/auth/contract.ts'
import { createAttachmentCalls } from '../../support/features/attachments.ts'
import { createUpload } from '../../support/features/uploads.ts'
import { createPhotoCheck } from '../../support/features/photo-check.ts'
import { createVoiceHello } from '../../support/features/voice-hello.ts'
import { ringBetween } from '../../support/features/calls.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { createChatCalls } from '../../support/features/messages.ts'
import { startDeposit } from '#features/deposits/contract.ts'
import { listMatches, putNewcomerAlert } from '#features/matches/contract.ts'
import { purchaseGift, redeemGift } from '#features/gifts/contract.ts'
import { giftPlanIds } from '../../support/features/gifts.ts'
import { lockMember, startDeletion } from '#features/members/server/index.ts'
import { reportMember } from '#features/moderation/contract.ts'
import { saveStep } from '#features/onboarding/contract.ts'
import { setPlace } from '#features/places/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { likeWithLine, postReaction, markLikesSeen } from '#features/reactions/contract.ts'
import { addPicksQuestionsAndSuggestions } from '../../support/feed/fair-feed-rows.ts'
import { subscribe } from '#features/subscriptions/contract.ts'
import { buyCreditsWithDollars } from '#features/wallet/contract.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createAdministrationData } from '../../support/people/administration-data.ts'
import { findTablesContaining, readTableNames } from '../../support/database/tables.ts'
import { createDecision } from '../../support/people/decision.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { createPhotos, jpegWithGps } from '../../support/people/photos.ts'
import {
  storePasskey,
  storeProviderNotice,
  storeRowsWithoutCommand,
  storeStaffIdentity,
  storeSharedDate,
  storeUsedOpener,
} from '../../support/people/personal-rows.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { unzip } from '../../support/data/unzip.ts'
import { sandboxFeature } from '#apps/sandbox/feature.ts'
import { features, personalDataHandlers } from '#apps/server/features.ts'

const password = 'mangoes in the rain'

interface Column {
  table: string
  column: string
  type: string
}
const marker = 'marker'

const personalDataOfFeatures = Object.values(personalDataHandlers)
const withheld = personalDataOfFeatures.flatMap((data) => Object.keys(data.withheld ?? {})).toSorted()
const identifiers = personalDataOfFeatures.flatMap((data) => data.identifiers ?? [])
const pseudonymous = personalDataOfFeatures.flatMap((data) => data.pseudonymous ?? []).toSorted()
const evidence = personalDataOfFeatures.flatMap((data) => data.evidence ?? []).toSorted()
const withoutMemberId = personalDataOfFeatures.flatMap((data) => data.withoutMemberId ?? [])
const impersonal = [...features, sandboxFeature].flatMap(({ tables = {} }) =>
  Object.entries(tables).flatMap(([table, rule]) => (rule.impersonal === undefined ? [] : [table])),
)

let testApp: TestApp
let amina: Person
let brian: Person
let diego: Person
let chantal: Person
let exported: string
let archived: string[]
let columns: Column[]
const plantedColumns: string[] = []
const lines: string[] = []

/** Every column that can hold a member's text. A check or a foreign key means that only our own values fit. */
const wordColumns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select relname as table, attname as column, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
      and format_type(atttypid, atttypmod) ~ '^(text|character|jsonb?)'
      and not exists (select from pg_constraint where conrelid = attrelid and attnum = any(conkey) and contype in ('c', 'f'))
    order by 1, 2`.execute(testApp.db)
  return rows
}
const tablesContaining = (word: string) => findTablesContaining(testApp.db, word)
const files = (): string[] =>
  readdirSync(testApp.platform.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const like = (from: Person, to: Person, action: 'like' | 'dislike' | 'block' = 'like') =>
  testApp.call(postReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const reportOn = (from: Person, to: Person, content: string) =>
  testApp.call(reportMember, { params: { id: to.id }, body: { content } }, { as: from })
const write = (from: Person, to: Person, body: string) => createChatCalls(testApp).send(from, to, body)

/** Amina uses every feature; a new feature is added here. */
const createEverything = async (): Promise<void> => {
  await createPhotos(testApp, amina, [await jpegWithGps()])
  await testApp.call(setPlace, { body: { lat: 4.05, lng: 9.7 } }, { as: amina })
  await testApp.call(listMatches, { query: { distance: '10', gender: 'male' } }, { as: amina })
  await testApp.call(putNewcomerAlert, { body: { time_zone: 'Africa/Douala' } }, { as: amina })
  await Promise.all([like(amina, brian), like(brian, amina)])
  await write(amina, brian, 'from her')
  await write(brian, amina, 'from him')
  await Promise.all([
    createChatCalls(testApp).edit(amina, brian, 2, 'from her, edited'),
    createChatCalls(testApp).react(amina, brian, 3, '❤️'),
  ])
  const item = { kind: 'prompt', question: 'the_dish', answer: 'his Ndolè' } as const
  const prompts = JSON.stringify([item])
  await testApp.db.updateTable('member').set({ prompts }).where('id', '=', brian.id).execute()
  await testApp.call(likeWithLine, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'a line', item } }, { as: amina })
  await ringBetween(testApp, brian, amina)
  await testApp.call(saveStep, { params: { step: 'languages' }, body: { languages: ['fr'] } }, { as: amina })
  await like(amina, await createPerson(testApp, 'esi'), 'block')
  await Promise.all([like(diego, amina, 'dislike'), like(chantal, amina, 'block')])
  await addPicksQuestionsAndSuggestions(testApp, [amina, brian], chantal)
  await testApp.call(markLikesSeen, { body: { until: testApp.clock.now().toISOString() } }, { as: amina })
  await testApp.call(updateSettings, { body: { notices: { gift: { email: false } } } }, { as: amina })
  for (const [seen, as] of [
    [brian, amina],
    [amina, diego],
  ] as const)
    await testApp.call(getProfile, { params: { id: seen.id } }, { as })
  await storeSharedDate(testApp, amina, brian, new Date(testApp.clock.now().getTime() + 40 * 86_400_000))
  for (const create of [createVoiceHello, createPhotoCheck, storePasskey, storeRowsWithoutCommand]) await create(testApp, amina)
  await createUpload(testApp, amina, Buffer.from('not used yet'))
  for (const kind of ['voice', 'picture'] as const) await createAttachmentCalls(testApp).send(amina, brian, kind)
  await reportOn(amina, brian, 'asks everybody for money')
  const both = { member: amina.id, admin: chantal.id }
  await createAdministrationData(testApp, both, `${marker}-audit_entry-reason`)
  await createDecision(testApp, both)
  await testApp.call(login, { body: { email: amina.email, password } })
  await storeStaffIdentity(testApp, amina.id)
  await testApp.call(requestEmailChange, { body: { email: 'another@example.com', password } }, { as: amina })
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
  await testApp.call(subscribe, { params: { id: 'spark' }, body: {} }, { as: amina })
  await testApp.call(buyCreditsWithDollars, { body: { usd: '1' } }, { as: amina, key: 'her-key' })
  await fundMember(testApp.db, brian.id, { USD: 500 }, testApp.clock.now())
  const give = (from: Person, to: Person) =>
    testApp.call(purchaseGift, { params: { planId: giftPlanIds.rose, uid: to.id }, body: { note: 'roses' } }, { as: from })
  await give(amina, brian)
  await testApp.call(redeemGift, { params: { id: (await give(brian, amina)).body.data.gift.id }, body: {} }, { as: amina })
  await testApp.call(buyBoost, { params: { id: 'b0057000-0000-4000-8000-000000000001' }, body: {} }, { as: amina })
  // The provider is unreachable, so the deposit stays as created.
  await testApp.call(startDeposit, { body: { channel: 'paystack', currency: 'NGN', amount: '500' } }, { as: amina })
  await storeProviderNotice(testApp, `${marker}-payer`)
  await storeUsedOpener(testApp, amina, brian)
  await testApp.runJobs()
}

const values: Record<string, (word: string) => ReturnType<typeof sql>> = {
  text: (word) => sql`${word} || md5(random()::text)`,
  'text[]': (word) => sql`array[${word}]`,
  jsonb: (word) => sql`jsonb_build_object('words', ${word}::text)`,
}
/** Writes a marker into each text column of her rows. */
const plantMarkers = async (): Promise<void> => {
  columns = (await wordColumns()).filter(({ table, column }) => !impersonal.includes(table) && !identifiers.includes(`${table}.${column}`))
  for (const { table, column, type } of columns) {
    if (table === 'job' || table === 'audit_entry') continue
    const word = `${marker}-${table}-${column}-`
    const value = column === 'email' ? sql`${word} || md5(random()::text) || '@example.com'` : (values[type]?.(word) ?? sql`${word}`)
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} held set ${sql.ref(column)} = ${value} where strpos(held::text, ${amina.id}) > 0`.execute(testApp.db)
    if (numAffectedRows !== undefined && numAffectedRows > 0n) plantedColumns.push(`${table}.${column}`)
  }
  for (const file of files().filter((path) => path.includes('/photos/') && path.endsWith('.webp'))) await appendFile(file, `${marker}-file`)
}

/** Creates pending and failed jobs about her. */
const createJobs = async (): Promise<void> => {
  const { email } = await testApp.db.selectFrom('member').select('email').where('id', '=', amina.id).executeTakeFirstOrThrow()
  const job = { kind: 'test.later', run_at: new Date('2030-01-01'), created_at: testApp.clock.now() }
  const jobs = [
    { ...job, payload: JSON.stringify({ to: [brian.id], person: { id: amina.id, firstname: `${marker}-job` } }) },
    { ...job, payload: JSON.stringify({ email }), last_error: `${marker}-job` },
    { ...job, payload: '{}', done_at: testApp.clock.now(), last_error: `nobody at ${email}` },
  ]
  await testApp.db.insertInto('job').values(jobs).execute()
}

beforeAll(async () => {
  // Nothing listens on this port.
  testApp = await openTestApp({ PORT: '9' }, createLog('trace', { write: (line) => void lines.push(line) }))
  amina = await createPerson(testApp, 'amina', { passwordHash: await hashPassword(password), phone: '+237670000123', birth: '1951-07-19' })
  brian = await createPerson(testApp, 'brian')
  diego = await createPerson(testApp, 'diego')
  chantal = await createPerson(testApp, 'chantal')
  await createEverything()
  await plantMarkers()
  await reportOn(diego, amina, 'words about her')
  await testApp.call(requestExport, {}, { as: amina })
  await testApp.runJobs()
  const { url } = (await testApp.call(getSettings, {}, { as: amina })).body.data.export
  const zip = unzip((await testApp.app.inject({ url: url ?? '' })).rawPayload)
  exported = zip.get('ndloo.json')?.toString() ?? ''
  archived = [...zip.keys()]
})
afterAll(() => testApp[Symbol.asyncDispose]())

test('every feature with tables of members is in the list', () => {
  const folders = readdirSync('features').filter((feature) => existsSync(join('features', feature, 'server/personal-data.ts')))
  expect(Object.keys(personalDataHandlers).toSorted()).toEqual(folders.toSorted())
})

test('every table is impersonal or listed by the feature that exports and erases it', async () => {
  const named = Object.values(personalDataHandlers).flatMap(({ tables }) => tables)
  const known = [...named, ...impersonal, 'job']
  expect((await readTableNames(testApp.db)).filter((table) => !known.includes(table))).toEqual([])
})

test('the export contains all of her texts and photos', () => {
  expect(plantedColumns.length).toBeGreaterThan(15)
  const missing = plantedColumns.filter((place) => !exported.includes(`${marker}-${place.replace('.', '-')}-`))
  expect(missing).toEqual(withheld.filter((place) => plantedColumns.includes(place)))
  for (const words of ['from him', '1951-07-19', brian.id, '"about"']) expect(exported).toContain(words)
  expect(archived.filter((name) => /^[a-z-]+\/[\da-f-]{36}(-[1-4])?\.(ogg|webp)$/.test(name))).toHaveLength(8)
})

test('the export does not reveal who disliked or blocked her, or private data of others', () => {
  for (const secret of [diego.id, chantal.id, brian.email, 'words about her', 'his Ndolè', 'shuffle_salt'])
    expect(exported).not.toContain(secret)
})

test('after erasure no table, file or log line contains her data; only the ledger keeps a pseudonymous id', async () => {
  await inTransaction(testApp.db, async (tx) => {
    const member = await lockMember(tx, amina.id)
    const now = testApp.clock.now()
    if (member !== undefined) await startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 14 * 86_400_000) })
  })
  await createJobs()
  // Each table contained her before, or the check would prove nothing.
  const lived = await tablesContaining(amina.id)
  expect(
    Object.values(personalDataHandlers).flatMap(({ tables }) => tables.filter((table) => ![...withoutMemberId, ...lived].includes(table))),
  ).toEqual([])
  const marked = [...plantedColumns.map((place) => place.split('.')[0] ?? ''), 'audit_entry', 'job', 'provider_notice', 'report_evidence']
  expect(await tablesContaining(marker)).toEqual([...new Set(marked)].toSorted())
  expect(files().filter((path) => readFileSync(path).includes(marker)).length).toBeGreaterThan(0)

  testApp.platform.mailer.send = ({ to }) => Promise.reject(new Error(`550 ${to.address} does not exist, said ${marker}@example.com`))
  testApp.clock.advance({ days: 14 })
  await testApp.runJobs()
  expect(await tablesContaining(marker)).not.toEqual([])
  testApp.clock.advance({ days: 1, hours: 1 })
  await testApp.runJobs()

  const words = [marker, amina.email, 'another@example.com', 'her-key', 'Amina', 'Bello', '+237670000123', '1951-07-19']
  for (const word of words)
    expect(
      (await tablesContaining(word)).filter((table) => !evidence.includes(table)),
      word,
    ).toEqual([])
  expect(await tablesContaining(marker)).toEqual(evidence)
  expect((await tablesContaining(amina.id)).filter((table) => !evidence.includes(table))).toEqual(pseudonymous)
  const filesLeft = () => files().map((path) => path.slice(testApp.platform.config.dataDir.length + 1))
  // Evidence of the reports: a hello, a voice note, and a picture in three sizes.
  expect(filesLeft().filter((path) => !/^photos\/[\da-f]{32}\/\w+\.bin$/.test(path))).toEqual(['erased'])
  expect(filesLeft()).toHaveLength(6)
  expect(readFileSync(files().find((path) => path.endsWith('/erased')) ?? '', 'utf8')).toContain(amina.id)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => new RegExp(`${marker}-|${marker}@|${amina.email}|Amina`).test(line))).toEqual([])

  await testApp.db.updateTable('report').set({ state: 'closed', closed_at: testApp.clock.now() }).execute()
  testApp.clock.advance({ days: 181 })
  await testApp.runJobs()
  // The hourly job deletes the files that the report has held until now.
  testApp.clock.advance({ hours: 1 })
  await testApp.runJobs()
  expect(filesLeft()).toEqual(['erased'])
  for (const word of words) expect(await tablesContaining(word), word).toEqual([])
  expect(await tablesContaining(amina.id)).toEqual(pseudonymous)
})

test('members erased before a restored backup are erased again before the service starts, once and without a mail', async () => {
  const esi = await createPerson(testApp, 'esi')
  const log = createFileErasureLog(join(testApp.platform.config.dataDir, 'erased'))
  await log.add(esi.id, testApp.clock.now())
  const erasing = { platform: testApp.platform, features: personalDataHandlers, log }
  const mails = testApp.mails.length
  expect([await replayErasures(erasing), await replayErasures(erasing)]).toEqual([1, 0])
  expect(await tablesContaining(esi.email)).toEqual([])
  await eraseDueMembers(erasing)
  expect(testApp.mails).toHaveLength(mails)
  expect(await tablesContaining(brian.email)).toEqual(['member'])
})
