// Callers and targets of the matrix: an owner with one target of each kind, and people in every relation to her.
import { createTokenAndWebhookTargets, tokenAndWebhookTargets } from '../support/features/webhooks.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createAppealToken, hashPassword, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { addConfirmedSecondFactor } from '#features/admin/server/index.ts'
import { giftPlanIds } from '../support/features/gifts.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { type StaffRole, staffRoles } from '#platform/shared/roles.ts'
import { totpCode, totpStepAt } from '#platform/server/secrets/totp.ts'
import { createDecision } from '../support/people/decision.ts'
import { fundMember } from '../support/features/wallet.ts'
import { createAdmin, createPerson, type Person, type PersonOptions } from '../support/people/people.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { createPasskey } from '../support/features/authenticator.ts'
import { createPhotoCheck } from '../support/features/photo-check.ts'
import { createApplicant, storeInvitation } from '../support/features/registration.ts'
import { createVoiceHello, uploadRecording } from '../support/features/voice-hello.ts'
import { jpegWithGps, createPhotos } from '../support/people/photos.ts'
import type { TestApp } from '../support/app/test-app.ts'

/** The nine callers of docs/quality.md; `admin` has just entered password and second factor. */
export const callers = ['visitor', 'owner', 'other', 'blocked', 'blocker', 'guest', 'suspended', 'deleted', 'admin'] as const
/** Administrators who have not entered the second factor, or not recently. */
const partialAdmins = ['newcomer', 'entered'] as const
/** Every caller of the matrix. Callers with a staff role have just entered password and second factor. */
export type Caller = (typeof callers)[number] | (typeof partialAdmins)[number] | StaffRole

const states = ['live', 'missing', 'foreign', 'malformed'] as const
export type TargetIdKind = (typeof states)[number]

/** Ids of one kind of target: the owner's, one that no longer exists, and one of somebody else or of another kind. */
export type TargetIds = Record<'live' | 'missing' | 'foreign', string>

export interface MatrixFixtures {
  people: Record<Exclude<Caller, 'visitor'>, Person>
  /** Matched with the owner; they have exchanged messages. */
  friend: Person
  targets: Record<TargetName, TargetIds>
  /** A moment of the next day, ISO 8601. */
  soon: string
  /** Password of everybody. */
  password: string
  /** Current code of the administrators' authenticator. */
  code: string
}

const targetNames = [
  'member',
  'account',
  'colleague',
  'friend',
  'suitor',
  'photo',
  'picture',
  'upload',
  'recording',
  'voiceHello',
  'photoCheck',
  'sharedDate',
  'dateAsk',
  'session',
  'passkey',
  'gift',
  'deposit',
  'transaction',
  'statement',
  'appeal',
  'giftPlan',
  'boostPlan',
  'plan',
  'case',
  'appealCase',
  'review',
  'proposal',
  'currency',
  'invitation',
  'consoleInvitation',
  'applicant',
  ...tokenAndWebhookTargets,
] as const
export type TargetName = (typeof targetNames)[number]

const password = 'mangoes in the rain'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
}

/** Calls an endpoint that must succeed and returns its data. */
const callEndpoint = async (testApp: TestApp, from: Person, url: string, { method = 'POST', payload }: Call = {}): Promise<never> => {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await testApp.app.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.payload}`)
  return (response.payload === '' ? undefined : response.json<{ data: unknown }>().data) as never
}

const write = (testApp: TestApp, from: Person, to: Person, body = 'how was the market?') =>
  callEndpoint(testApp, from, `/conversations/${to.id}/messages`, { payload: { id: randomUUID(), body } })

const match = async (testApp: TestApp, one: Person, other: Person): Promise<void> => {
  await callEndpoint(testApp, one, `/actions/toggle/like?uid=${other.id}`)
  await callEndpoint(testApp, other, `/actions/toggle/like?uid=${one.id}`)
  await write(testApp, one, other)
  await write(testApp, other, one)
}

const give = async (testApp: TestApp, from: Person, to: Person): Promise<string> => {
  const { gift } = (await callEndpoint(testApp, from, `/gift/${giftPlanIds.rose}/purchase/${to.id}`, { payload: {} })) as {
    gift: { id: string }
  }
  return gift.id
}
const shareDate = async (testApp: TestApp, from: Person, uid: { id: string }): Promise<string> => {
  const at = new Date(testApp.clock.now().getTime() + dayMs).toISOString()
  const payload = { id: randomUUID(), uid: uid.id, place: 'the lake', words: '', at, zone: 'Africa/Douala', check_hours: 2 }
  const { date } = (await callEndpoint(testApp, from, '/me/shared-dates', { payload })) as { date: { id: string } }
  return date.id
}
const pay = async (testApp: TestApp, from: Person): Promise<string> => {
  const payload = { channel: 'paystack', currency: 'NGN', amount: '500' }
  return ((await callEndpoint(testApp, from, '/deposit/payment/info', { payload })) as { id: string }).id
}
const convert = async (testApp: TestApp, from: Person): Promise<string> => {
  const { transaction } = (await callEndpoint(testApp, from, '/wallet/credits/buy', { payload: { usd: '1' } })) as {
    transaction: { id: string }
  }
  return transaction.id
}

const beginUpload = async (testApp: TestApp, from: Person): Promise<string> => {
  const id = randomUUID()
  await callEndpoint(testApp, from, `/uploads/${id}`, { method: 'PUT', payload: { bytes: 100_000 } })
  return id
}

const createPeople = async (testApp: TestApp) => {
  const passwordHash = await hashPassword(password)
  const person = (name: 'amina' | 'brian' | 'chantal' | 'diego' | 'esi', options: PersonOptions = {}) =>
    createPerson(testApp, name, { passwordHash, photo: true, ...options })
  const people = {
    owner: await person('amina'),
    other: await person('diego'),
    blocked: await person('brian'),
    blocker: await person('brian', { firstname: 'Kofi' }),
    guest: await person('chantal'),
    suspended: await person('diego', { firstname: 'Sena' }),
    deleted: await person('diego', { firstname: 'Yao' }),
    admin: await createAdmin(testApp, 'chantal', { passwordHash, photo: true }),
    newcomer: await person('chantal', { firstname: 'Nala' }),
    moderator: await createAdmin(testApp, 'chantal', { passwordHash, firstname: 'Moda' }),
    support: await createAdmin(testApp, 'chantal', { passwordHash, firstname: 'Supa' }),
    finance: await createAdmin(testApp, 'chantal', { passwordHash, firstname: 'Fina' }),
    analyst: await createAdmin(testApp, 'chantal', { passwordHash, firstname: 'Ana' }),
    entered: await createAdmin(testApp, 'chantal', { passwordHash, firstname: 'Oumou' }),
  }
  const friend = await person('brian', { firstname: 'Femi' })
  const suitor = await person('brian', { firstname: 'Tunde' })
  const missing = await person('brian', { firstname: 'Zola' })
  return { people, friend, suitor, missing }
}

const createRelations = async (
  testApp: TestApp,
  { people, friend, suitor, missing }: Awaited<ReturnType<typeof createPeople>>,
): Promise<void> => {
  const { owner, blocked, blocker, suspended, deleted } = people
  for (const one of [friend, blocked, blocker, suspended, deleted, missing]) await match(testApp, owner, one)
  await write(testApp, suitor, owner, 'may I?')
  await callEndpoint(testApp, owner, `/actions/block/${blocked.id}`, { payload: { action: 'block' } })
  await callEndpoint(testApp, blocker, `/actions/block/${owner.id}`, { payload: { action: 'block' } })
}

const setStates = async (
  { db, clock, platform }: TestApp,
  { people, missing }: Awaited<ReturnType<typeof createPeople>>,
): Promise<string> => {
  const set = (values: { role?: string; status?: string }, ...those: Person[]) =>
    db
      .updateTable('member')
      .set(values)
      .where(
        'id',
        'in',
        those.map(({ id }) => id),
      )
      .execute()
  await set({ role: 'guest' }, people.guest)
  await set({ role: 'admin' }, people.newcomer)
  for (const role of staffRoles) await set({ role }, people[role])
  await set({ status: 'suspended' }, people.suspended)
  await set({ status: 'deleted' }, people.deleted, missing)
  const secret = Buffer.from('01234567890123456789')
  await inTransaction(db, async (tx) => {
    for (const { id } of [people.admin, people.entered, ...staffRoles.map((role) => people[role])]) {
      await addConfirmedSecondFactor(tx, id, platform.config.secrets, secret, clock.now())
    }
    await tx.updateTable('session').set({ fresh_at: null }).where('id', '=', people.entered.sessionId).execute()
    await recordSecondFactorInSession(tx, people.entered.sessionId, { fresh: false }, clock.now())
  })
  return totpCode(secret, totpStepAt(clock.now()))
}

const unknownId = '00000000-0000-4000-8000-000000000000'

const report = async (testApp: TestApp, from: Person, about: Person): Promise<string> => {
  await callEndpoint(testApp, from, `/abuse/${about.id}/report`, { payload: { content: 'asks everybody for money' } })
  const { id } = await testApp.db.selectFrom('report_case').select('id').where('member_id', '=', about.id).executeTakeFirstOrThrow()
  return id
}

/** Puts a deposit under review: its amount differs between provider and ledger. */
const putUnderReview = async ({ db }: TestApp, id: string): Promise<string> => {
  await db.updateTable('deposit').set({ status: 'review', reason: 'amount' }).where('id', '=', id).execute()
  return id
}

/** Stores a proposal to change the rule that a second person must confirm large amounts. It waits for that person. Returns its id. */
const propose = async ({ db, clock }: TestApp): Promise<string> => {
  const id = randomUUID()
  const wished = { kind: 'rule', state: 'open', amount_cents: '0', enabled: false, limit_cents: '0', rule_version: 1 }
  await db
    .insertInto('money_proposal')
    .values({ ...wished, id, reason: 'too strict', proposed_at: clock.now() })
    .execute()
  return id
}

const createTargets = async (testApp: TestApp, made: Awaited<ReturnType<typeof createPeople>>): Promise<MatrixFixtures['targets']> => {
  const { db, clock, platform } = testApp
  const { people, friend, suitor, missing } = made
  const { owner } = people
  for (const { id } of [friend, ...Object.values(people)]) await fundMember(db, id, { USD: 10_000, CREDIT: 1000 }, clock.now())
  const [photo, removed] = await createPhotos(testApp, owner, [await jpegWithGps('#a01010'), await jpegWithGps('#10a010')])
  const [theirs] = await createPhotos(testApp, friend, [await jpegWithGps('#1010a0')])
  await callEndpoint(testApp, owner, `/profile/images/${removed?.id}/remove`, { method: 'DELETE' })
  const hello = await createVoiceHello(testApp, owner)
  const [shared, asked] = [await shareDate(testApp, owner, friend), await shareDate(testApp, friend, owner)]
  const session = (await createPerson(testApp, 'amina')).sessionId
  await sql`update session set member_id = ${owner.id} where id = ${session}`.execute(db)
  const gift = await give(testApp, friend, owner)
  const statement = await createDecision(testApp, { member: owner.id })
  const appealCase = await db.selectFrom('report_case').select('id').where('kind', '=', 'appeal').executeTakeFirstOrThrow()
  const caseId = await report(testApp, friend, suitor)
  const token = (decision: string) => createAppealToken(platform.config.secrets[0], decision)
  return {
    member: { live: owner.id, missing: missing.id, foreign: gift },
    account: { live: owner.id, missing: unknownId, foreign: gift },
    colleague: { live: people.entered.id, missing: unknownId, foreign: gift },
    friend: { live: friend.id, missing: missing.id, foreign: gift },
    suitor: { live: suitor.id, missing: missing.id, foreign: gift },
    photo: { live: photo?.id ?? '', missing: removed?.id ?? '', foreign: theirs?.id ?? '' },
    picture: { live: photo?.id ?? '', missing: removed?.id ?? '', foreign: gift },
    upload: { live: await beginUpload(testApp, owner), missing: unknownId, foreign: await beginUpload(testApp, friend) },
    recording: { live: await uploadRecording(testApp, owner), missing: unknownId, foreign: gift },
    photoCheck: { live: await createPhotoCheck(testApp, friend), missing: unknownId, foreign: gift },
    voiceHello: { live: hello, missing: unknownId, foreign: gift },
    sharedDate: { live: shared, missing: unknownId, foreign: asked },
    dateAsk: { live: asked, missing: unknownId, foreign: shared },
    session: { live: session, missing: unknownId, foreign: friend.sessionId },
    passkey: {
      live: (await createPasskey(testApp, owner)).passkey.id,
      missing: unknownId,
      foreign: (await createPasskey(testApp, friend)).passkey.id,
    },
    gift: { live: gift, missing: unknownId, foreign: await give(testApp, friend, suitor) },
    deposit: { live: await pay(testApp, owner), missing: unknownId, foreign: await pay(testApp, friend) },
    transaction: { live: await convert(testApp, owner), missing: unknownId, foreign: await convert(testApp, friend) },
    statement: { live: statement, missing: unknownId, foreign: gift },
    appeal: { live: token(statement), missing: token(unknownId), foreign: `${statement}.AAAAAAAAAAAAAAAAAAAAAA` },
    giftPlan: { live: giftPlanIds.rose, missing: unknownId, foreign: owner.id },
    boostPlan: { live: 'b0057000-0000-4000-8000-000000000001', missing: unknownId, foreign: giftPlanIds.rose },
    plan: { live: 'spark', missing: 'nosuch', foreign: 'b0057000-0000-4000-8000-000000000001' },
    case: { live: caseId, missing: unknownId, foreign: gift },
    appealCase: { live: appealCase.id, missing: unknownId, foreign: caseId },
    review: { live: await putUnderReview(testApp, await pay(testApp, owner)), missing: unknownId, foreign: gift },
    proposal: { live: await propose(testApp), missing: unknownId, foreign: gift },
    invitation: { live: await storeInvitation(testApp, owner.id), missing: unknownId, foreign: gift },
    consoleInvitation: {
      live: await storeInvitation(testApp, null),
      missing: unknownId,
      foreign: gift,
    },
    applicant: { live: await createApplicant(testApp), missing: unknownId, foreign: gift },
    ...(await createTokenAndWebhookTargets(testApp, owner, friend, { missing: unknownId, foreign: gift })),
    currency: { live: 'NGN', missing: 'ZZZ', foreign: 'EUR' },
  }
}

/** Creates all callers and targets of the matrix. */
export const createMatrixFixtures = async (testApp: TestApp): Promise<MatrixFixtures> => {
  const made = await createPeople(testApp)
  await createRelations(testApp, made)
  const targets = await createTargets(testApp, made)
  const code = await setStates(testApp, made)
  await testApp.runJobs()
  const soon = new Date(testApp.clock.now().getTime() + dayMs).toISOString()
  return { people: made.people, friend: made.friend, targets, soon, password, code }
}
