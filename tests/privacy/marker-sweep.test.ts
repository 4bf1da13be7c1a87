// @slow
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMeetingQuestionIfDue } from '#features/outcomes/server/store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createAttachmentCalls } from '../support/features/attachments.ts'
import { ringBetween } from '../support/features/calls.ts'
import { giftPlanIds } from '../support/features/gifts.ts'
import { fundMember } from '../support/features/wallet.ts'
import { createPhotos, jpegWithGps } from '../support/people/photos.ts'
import { createDecision } from '../support/people/decision.ts'
import { createPasskey } from '../support/features/authenticator.ts'
import { createPhotoCheck } from '../support/features/photo-check.ts'
import { createVoiceHello } from '../support/features/voice-hello.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import { storeFieldAnswer } from '../support/features/profile-fields.ts'
import { storeInvitation } from '../support/features/registration.ts'
import { storeImport, storeMoneyProposal, storeSharedDate, storeStaffIdentity } from '../support/people/personal-rows.ts'
import { storeToken, storeWebhook } from '../support/features/webhooks.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { callEndpoint } from './member-actions.ts'
import { observeAll, type ObservedOutput } from './observe.ts'
import { findUnlistedGets } from './get-endpoints.ts'
import { markerFor, visibleColumns, findUnlistedTables, type TextColumn, readTextColumns, writeMarkers } from './text-columns.ts'
import { offsetPosition, openPrivacyApp, sendPosition, printResult } from './setup.ts'

type Viewer = keyof typeof visibleColumns
const place = { lat: 4.05, lng: 9.7 }

let testApp: TestApp
let columns: TextColumn[]
beforeEach(async () => {
  testApp = await openPrivacyApp()
  columns = await readTextColumns(testApp.db)
})
afterEach(() => testApp[Symbol.asyncDispose]())

interface SweepScene {
  them: Person
  /** Ids to request: the id of the member, and the ids of things that only the member owns. */
  about: string[]
  viewers: Record<Viewer, Person | undefined>
  /** Numbers and timestamps that others must not see, by name. */
  secrets: Record<string, string>
}

const toggle = (from: Person, action: string, to: Person | undefined) =>
  callEndpoint(testApp, from, `/actions/toggle/${action}?uid=${to?.id}`)
const write = (from: Person, to: Person | undefined, number: number, body: string) =>
  callEndpoint(testApp, from, `/conversations/${to?.id}/messages`, { id: `1111111${number}-0000-4000-8000-000000000000`, body })

const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

/** Creates payments, settings and reports that contain texts of the member. */
const createTextData = async (them: Person, reported: Person, given: Person): Promise<string[]> => {
  const now = testApp.clock.now()
  await fundMember(testApp.db, them.id, { USD: 1000 }, now)
  const send = (url: string, payload: object, key?: string) =>
    testApp.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...as(them), ...(key && { 'idempotency-key': key }) } })
  const bought = await send('/wallet/credits/buy', { usd: '1' }, 'her-key')
  expect(bought.statusCode).toBe(200)
  expect((await send('/profile/boost/b0057000-0000-4000-8000-000000000001', {})).statusCode).toBe(200)
  expect((await send('/subscriptions/spark/subscribe', {})).statusCode).toBe(200)
  const gift = await send(`/gift/${giftPlanIds.rose}/purchase/${given.id}`, { note: 'to be overwritten' })
  expect(gift.statusCode).toBe(200)
  const { id: giftId } = gift.json<{ data: { gift: { id: string } } }>().data.gift
  // Only a redeemed gift stores the call that ended it.
  await callEndpoint(testApp, given, `/gift/${giftId}/redeem`)
  // The provider is unreachable, so the deposit stays as created.
  expect((await send('/deposit/payment/info', { channel: 'paystack', currency: 'NGN', amount: '500' })).statusCode).toBe(503)
  const { id: deposit, reference } = await testApp.db.selectFrom('deposit').select(['id', 'reference']).executeTakeFirstOrThrow()
  const notice = { channel: 'paystack', dedupe: 'one', event: 'charge.success', reference, content: '{}', received_at: now }
  await testApp.db.insertInto('provider_notice').values(notice).execute()
  const compared = {
    id: deposit,
    channel: 'paystack',
    from_at: new Date(0),
    until_at: now,
    at: now,
    listed: 1,
    foreign_count: 0,
    failure: 'x',
  }
  await testApp.db.insertInto('reconciliation').values(compared).execute()
  const difference = { reconciliation_id: deposit, reference, kind: 'amount', ours: 'x', theirs: 'x' }
  await testApp.db.insertInto('reconciliation_difference').values(difference).execute()
  await storeMoneyProposal(testApp, them)
  await testApp.db.insertInto('email_change').values({ member_id: them.id, email: 'new@example.com', asked_at: now }).execute()
  await testApp.db
    .insertInto('email_undo')
    .values({ id: them.id, member_id: them.id, email: 'earlier@example.com', changed_at: now })
    .execute()
  const signedUp = { token_hash: Buffer.from(them.id), password_hash: 'hash', given: '{}', created_at: now }
  await testApp.db
    .insertInto('registration')
    .values({ ...signedUp, member_id: them.id })
    .execute()
  const settings = { notices: { gift: { email: false } } }
  expect((await testApp.app.inject({ method: 'PATCH', url: '/api/me/settings', payload: settings, headers: as(them) })).statusCode).toBe(
    200,
  )
  const browser = { id: '22222222-0000-4000-8000-000000000000', endpoint: 'https://push.example.org/hers', p256dh: 'key', auth: 'secret' }
  const subscription = { ...browser, member_id: them.id, session_id: them.sessionId, created_at: now }
  await testApp.db.insertInto('push_subscription').values(subscription).execute()
  expect((await send('/me/export', {})).statusCode).toBe(202)
  await callEndpoint(testApp, them, `/abuse/${reported.id}/report`, { content: 'asks everybody for money' })
  const decision = await createDecision(testApp, { member: them.id })
  return [decision, giftId, deposit, bought.json<{ data: { transaction: { id: string } } }>().data.transaction.id]
}

/** Creates a member with data in every table, writes a marker into each of their texts, and repeats the actions for the events. */
const createScene = async ({ hidden = false } = {}): Promise<SweepScene> => {
  const them = await createPerson(testApp, 'amina', {
    placed: false,
    passwordHash: 'to be overwritten',
    birth: '1997-05-14',
  })
  await sendPosition(testApp, them, place)
  const person = (east: number) =>
    createPerson(testApp, 'brian', { lat: offsetPosition(place, east, 1).lat, lng: offsetPosition(place, east, 1).lng })
  const viewers = {
    'a visitor': undefined,
    'a guest': await person(1),
    'a stranger': await person(2),
    'somebody they like': await person(3),
    'their match': await person(4),
    'somebody they block': await person(5),
    'somebody who blocks them': await person(6),
  }
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', viewers['a guest'].id).execute()
  await createPhotos(testApp, them, [await jpegWithGps()])
  await createVoiceHello(testApp, them)
  await createPhotoCheck(testApp, them)
  await createPasskey(testApp, them)
  await storeFieldAnswer(testApp, them, 'motto000')
  await storeInvitation(testApp, them.id)
  await storeToken(testApp, them)
  await storeWebhook(testApp, them.id)
  await storeImport(testApp, them.id)
  await storeStaffIdentity(testApp, them.id)
  await storeSharedDate(testApp, them, viewers['their match'], new Date(testApp.clock.now().getTime() + 40 * 86_400_000))
  await testApp.app.inject({ url: '/api/matches?distance=20', headers: { authorization: `Bearer ${them.token}` } })
  const match = viewers['their match']
  await toggle(them, 'like', match)
  await toggle(match, 'like', them)
  await write(them, match, 1, 'to be overwritten')
  const first = `/conversations/${match.id}/messages/2`
  for (const [method, url, payload] of [
    ['PATCH', first, { body: 'edited, so that there is an earlier text' }],
    ['PUT', `${first}/reaction`, { emoji: '👍' }],
  ] as const)
    expect((await testApp.app.inject({ method, url: `/api${url}`, payload, headers: as(them) })).statusCode).toBe(200)
  await createAttachmentCalls(testApp).send(them, match, 'picture')
  await inTransaction(testApp.db, (tx) => openMeetingQuestionIfDue(tx, { memberId: them.id, otherId: match.id }, testApp.clock.now()))
  if (hidden)
    await testApp.db
      .updateTable('member')
      .set({ shows_lastname: false, shows_birth: false, shows_activity: false })
      .where('id', '=', them.id)
      .execute()
  const things = await createTextData(them, viewers['somebody they block'], match)
  await testApp.runJobs()
  expect(await writeMarkers(testApp.db, them.id, columns), 'columns without a row: do more in this scene').toEqual([])

  testApp.clock.advance({ days: 2, minutes: 7 })
  await toggle(them, 'like', viewers['somebody they like'])
  await write(them, match, 2, `${markerFor({ table: 'message', column: 'body' })} again`)
  await ringBetween(testApp, them, match)
  // Somebody whom she blocks later sends a line about her answer.
  const answer = markerFor({ table: 'member', column: 'prompts' })
  await callEndpoint(testApp, viewers['somebody they block'], `/actions/like/${them.id}`, {
    id: '55555555-0000-4000-8000-000000000000',
    body: 'Prove it',
    item: { kind: 'prompt', question: answer, answer },
  })
  await testApp.runJobs()
  // Leaves out the event with the answer, which was sent before the block.
  const later = testApp.published.filter(({ payload }) => !JSON.stringify(payload).includes(answer))
  testApp.published.splice(0, Infinity, ...later)
  await toggle(them, 'block', viewers['somebody they block'])
  await toggle(viewers['somebody who blocks them'], 'block', them)
  await testApp.runJobs()
  // Gives her last activity a time of its own, because the time of her last like or message is not secret.
  testApp.clock.advance({ minutes: 3 })
  await testApp.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${them.token}` } })
  testApp.clock.advance({ minutes: 3 })
  const { cell_lat, cell_lng, tile, last_active } = await testApp.db
    .selectFrom('member')
    .innerJoin('presence', 'presence.member_id', 'member.id')
    .select(['cell_lat', 'cell_lng', 'tile', 'last_active'])
    .where('id', '=', them.id)
    .executeTakeFirstOrThrow()
  return {
    them,
    about: [them.id, ...things],
    viewers,
    secrets: {
      'cell latitude': String(cell_lat),
      'cell longitude': String(cell_lng),
      tile: String(tile),
      'last seen': last_active.toISOString().slice(0, 19),
      session: them.sessionId,
      ...(hidden ? { 'day of birth': '1997-05-14' } : {}),
    },
  }
}

/** Adds the decoded form of base64, such as cursors, because base64 hides nothing. */
const withDecodedBase64 = (text: string): string =>
  [text, ...(text.match(/[\w-]{20,}/g) ?? []).map((word) => Buffer.from(word, 'base64url').toString('latin1'))].join('\n')

/** Returns markers and secrets a viewer has seen but must not, with the request. */
const findLeaks = (
  viewer: Viewer,
  told: readonly ObservedOutput[],
  { secrets }: SweepScene,
  hiddenNames: readonly string[] = [],
): string[] => {
  const forbidden = [
    ...columns
      .map((one) => [`${one.table}.${one.column}`, markerFor(one)] as const)
      .filter(([name]) => hiddenNames.includes(name) || !visibleColumns[viewer].some((allowed) => allowed === name)),
    ...Object.entries(secrets),
  ]
  return told.flatMap(({ source, text }) => {
    const read = withDecodedBase64(text)
    return forbidden.filter(([, value]) => read.includes(value)).map(([name]) => `${viewer} met ${name} in ${source.split('?')[0]}`)
  })
}

const sweep = async (scene: SweepScene, hiddenNames: readonly string[] = []): Promise<{ responses: number; found: string[] }> => {
  let responses = 0
  const found: string[] = []
  for (const [viewer, person] of Object.entries(scene.viewers) as [Viewer, Person | undefined][]) {
    const outputs = await observeAll(testApp, person, scene.about, { changing: true })
    responses += outputs.length
    found.push(...findLeaks(viewer, outputs, scene, hiddenNames))
  }
  return { responses, found: [...new Set(found)] }
}

test('every table with text and every GET endpoint is listed for the sweep', { timeout: 120_000 }, async () => {
  expect(findUnlistedTables(columns), 'add it to text-columns.ts').toEqual([])
  expect(await findUnlistedGets(testApp.app), 'add it to get-endpoints.ts').toEqual([])
})

test('others see what they may of a member and nothing else', { timeout: 120_000 }, async () => {
  const scene = await createScene()
  const { responses, found } = await sweep(scene)
  printResult(
    `marker sweep: ${columns.length} columns, ${responses} responses and events, markers outside the allowed list: ${found.length} (target 0)`,
  )
  expect(found).toEqual([])
  // Check that markers are visible at all: to the match and to their owner.
  const match = JSON.stringify(await observeAll(testApp, scene.viewers['their match'], [scene.them.id]))
  for (const name of visibleColumns['their match']) expect(match, name).toContain(`zq_${name.replace('.', '_')}_qz`)
  const ownOutputs = JSON.stringify(await observeAll(testApp, scene.them, scene.about))
  for (const name of ['member.email', 'member.phone', 'deposit.reference'])
    expect(ownOutputs, name).toContain(`zq_${name.replace('.', '_')}_qz`)
})

test('nobody sees a hidden last name, birthday or activity', { timeout: 120_000 }, async () => {
  const { found } = await sweep(await createScene({ hidden: true }), ['member.lastname'])
  expect(found).toEqual([])
})

test('the sweep detects a leak, an unlisted table and an unlisted GET endpoint', { timeout: 120_000 }, async () => {
  const scene = await createScene()
  await sql`update member set bio = phone where id = ${scene.them.id}`.execute(testApp.db)
  const { found } = await sweep(scene)
  expect(found).toContain(`a stranger met member.phone in /profile/${scene.them.id}`)
  expect(found.every((line) => line.includes('member.phone'))).toBe(true)
  await sql`create table planted (member_id uuid, note text)`.execute(testApp.db)
  expect(findUnlistedTables(await readTextColumns(testApp.db))).toEqual(['planted'])
  const paths = { '/planted/{id}': { get: {} }, '/me': { get: {} }, '/written': { post: {} } }
  const app = { inject: () => Promise.resolve({ json: () => ({ paths }) }) } as unknown as TestApp['app']
  expect(await findUnlistedGets(app)).toEqual(['/planted/{id}'])
})
