// Who calls, and what there is to call for: a member with one of everything, and people who stand in every relation to her.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { appealToken, hashPassword, noteSecondFactor } from '#features/auth/server/index.ts'
import { giveSecondFactor } from '#features/admin/server/index.ts'
import { planIds } from '../support/features/gifts.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { codeAt, stepAt } from '#platform/server/secrets/totp.ts'
import { decidedAbout } from '../support/people/decided-about.ts'
import { fund } from '../support/people/fund.ts'
import { createAdmin, createPerson, type Person, type PersonOptions } from '../support/people/people.ts'
import { taggedJpeg, uploaded } from '../support/people/photos.ts'
import type { Stage } from '../support/app/test-app.ts'

/** The nine of quality.md; `admin` has proven password and second factor just now. */
export const callers = ['visitor', 'owner', 'other', 'blocked', 'blocker', 'guest', 'suspended', 'deleted', 'admin'] as const
/** Administrators who have proven less: nothing at all, or nothing lately. */
const halfway = ['newcomer', 'entered'] as const
export type Caller = (typeof callers)[number] | (typeof halfway)[number]

const states = ['live', 'gone', 'alien', 'malformed'] as const
export type State = (typeof states)[number]

/** Ids of one kind: of hers, of one that is no more, and of somebody else's or another kind of thing. */
export type Thing = Record<'live' | 'gone' | 'alien', string>

export interface Cast {
  people: Record<Exclude<Caller, 'visitor'>, Person>
  /** Matched with the owner, with messages between them. */
  friend: Person
  things: Record<ThingName, Thing>
  /** What everybody signs in with. */
  password: string
  /** What the authenticator of the administrators shows now. */
  code: string
}

const thingNames = [
  'member',
  'account',
  'colleague',
  'friend',
  'suitor',
  'photo',
  'picture',
  'session',
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
  'currency',
] as const
export type ThingName = (typeof thingNames)[number]

const password = 'mangoes in the rain'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
}

/** A call that has to succeed; answers its data. */
const done = async (stage: Stage, from: Person, url: string, { method = 'POST', payload }: Call = {}): Promise<never> => {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await stage.app.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.payload}`)
  return (response.payload === '' ? undefined : response.json<{ data: unknown }>().data) as never
}

const write = (stage: Stage, from: Person, to: Person, body = 'how was the market?') =>
  done(stage, from, `/conversations/${to.id}/messages`, { payload: { id: randomUUID(), body } })

const match = async (stage: Stage, one: Person, other: Person): Promise<void> => {
  await done(stage, one, `/actions/toggle/like?uid=${other.id}`)
  await done(stage, other, `/actions/toggle/like?uid=${one.id}`)
  await write(stage, one, other)
  await write(stage, other, one)
}

const give = async (stage: Stage, from: Person, to: Person): Promise<string> => {
  const { gift } = (await done(stage, from, `/gift/${planIds.rose}/purchase/${to.id}`, { payload: {} })) as { gift: { id: string } }
  return gift.id
}
const pay = async (stage: Stage, from: Person): Promise<string> => {
  const payload = { channel: 'paystack', currency: 'NGN', amount: '500' }
  return ((await done(stage, from, '/deposit/payment/info', { payload })) as { id: string }).id
}
const convert = async (stage: Stage, from: Person): Promise<string> => {
  const { transaction } = (await done(stage, from, '/wallet/credits/buy', { payload: { usd: '1' } })) as { transaction: { id: string } }
  return transaction.id
}

const makePeople = async (stage: Stage) => {
  const passwordHash = await hashPassword(password)
  const person = (name: 'amina' | 'brian' | 'chantal' | 'diego' | 'esi', options: PersonOptions = {}) =>
    createPerson(stage, name, { passwordHash, photo: true, ...options })
  const people = {
    owner: await person('amina'),
    other: await person('diego'),
    blocked: await person('brian'),
    blocker: await person('brian', { firstname: 'Kofi' }),
    guest: await person('chantal'),
    suspended: await person('diego', { firstname: 'Sena' }),
    deleted: await person('diego', { firstname: 'Yao' }),
    admin: await createAdmin(stage, 'chantal', { passwordHash, photo: true }),
    newcomer: await person('chantal', { firstname: 'Nala' }),
    entered: await createAdmin(stage, 'chantal', { passwordHash, firstname: 'Oumou' }),
  }
  const friend = await person('brian', { firstname: 'Femi' })
  const suitor = await person('brian', { firstname: 'Tunde' })
  const gone = await person('brian', { firstname: 'Zola' })
  return { people, friend, suitor, gone }
}

const relate = async (stage: Stage, { people, friend, suitor, gone }: Awaited<ReturnType<typeof makePeople>>): Promise<void> => {
  const { owner, blocked, blocker, suspended, deleted } = people
  for (const one of [friend, blocked, blocker, suspended, deleted, gone]) await match(stage, owner, one)
  await write(stage, suitor, owner, 'may I?')
  await done(stage, owner, `/actions/block/${blocked.id}`, { payload: { action: 'block' } })
  await done(stage, blocker, `/actions/block/${owner.id}`, { payload: { action: 'block' } })
}

const setStates = async ({ db, clock, platform }: Stage, { people, gone }: Awaited<ReturnType<typeof makePeople>>): Promise<string> => {
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
  await set({ status: 'suspended' }, people.suspended)
  await set({ status: 'deleted' }, people.deleted, gone)
  const secret = Buffer.from('01234567890123456789')
  await inTransaction(db, async (tx) => {
    for (const { id } of [people.admin, people.entered]) {
      await giveSecondFactor(tx, id, platform.config.secrets, secret, clock.now())
    }
    await tx.updateTable('session').set({ fresh_at: null }).where('id', '=', people.entered.sessionId).execute()
    await noteSecondFactor(tx, people.entered.sessionId, { fresh: false }, clock.now())
  })
  return codeAt(secret, stepAt(clock.now()))
}

const nobody = '00000000-0000-4000-8000-000000000000'

const report = async (stage: Stage, from: Person, about: Person): Promise<string> => {
  await done(stage, from, `/abuse/${about.id}/report`, { payload: { content: 'asks everybody for money' } })
  const { id } = await stage.db.selectFrom('report_case').select('id').where('member_id', '=', about.id).executeTakeFirstOrThrow()
  return id
}

/** A payment the provider and we do not agree about. */
const underReview = async ({ db }: Stage, id: string): Promise<string> => {
  await db.updateTable('deposit').set({ status: 'review', reason: 'amount' }).where('id', '=', id).execute()
  return id
}

const makeThings = async (stage: Stage, made: Awaited<ReturnType<typeof makePeople>>): Promise<Cast['things']> => {
  const { db, clock, platform } = stage
  const { people, friend, suitor, gone } = made
  const { owner } = people
  for (const { id } of [friend, ...Object.values(people)]) await fund(db, id, { USD: 10_000, CREDIT: 1000 }, clock.now())
  const [photo, removed] = await uploaded(stage, owner, [await taggedJpeg('#a01010'), await taggedJpeg('#10a010')])
  const [theirs] = await uploaded(stage, friend, [await taggedJpeg('#1010a0')])
  await done(stage, owner, `/profile/images/${removed?.id}/remove`, { method: 'DELETE' })
  const session = (await createPerson(stage, 'amina')).sessionId
  await sql`update session set member_id = ${owner.id} where id = ${session}`.execute(db)
  const gift = await give(stage, friend, owner)
  const statement = await decidedAbout(stage, { member: owner.id })
  const appealCase = await db.selectFrom('report_case').select('id').where('kind', '=', 'appeal').executeTakeFirstOrThrow()
  const caseId = await report(stage, friend, suitor)
  const token = (decision: string) => appealToken(platform.config.secrets[0], decision)
  return {
    member: { live: owner.id, gone: gone.id, alien: gift },
    account: { live: owner.id, gone: nobody, alien: gift },
    colleague: { live: people.entered.id, gone: nobody, alien: gift },
    friend: { live: friend.id, gone: gone.id, alien: gift },
    suitor: { live: suitor.id, gone: gone.id, alien: gift },
    photo: { live: photo?.id ?? '', gone: removed?.id ?? '', alien: theirs?.id ?? '' },
    picture: { live: photo?.id ?? '', gone: removed?.id ?? '', alien: gift },
    session: { live: session, gone: nobody, alien: friend.sessionId },
    gift: { live: gift, gone: nobody, alien: await give(stage, friend, suitor) },
    deposit: { live: await pay(stage, owner), gone: nobody, alien: await pay(stage, friend) },
    transaction: { live: await convert(stage, owner), gone: nobody, alien: await convert(stage, friend) },
    statement: { live: statement, gone: nobody, alien: gift },
    appeal: { live: token(statement), gone: token(nobody), alien: `${statement}.AAAAAAAAAAAAAAAAAAAAAA` },
    giftPlan: { live: planIds.rose, gone: nobody, alien: owner.id },
    boostPlan: { live: 'b0057000-0000-4000-8000-000000000001', gone: nobody, alien: planIds.rose },
    plan: { live: 'spark', gone: 'nosuch', alien: 'b0057000-0000-4000-8000-000000000001' },
    case: { live: caseId, gone: nobody, alien: gift },
    appealCase: { live: appealCase.id, gone: nobody, alien: caseId },
    review: { live: await underReview(stage, await pay(stage, owner)), gone: nobody, alien: gift },
    currency: { live: 'NGN', gone: 'ZZZ', alien: 'EUR' },
  }
}

/** Brings everybody and everything into the state the matrix is walked in. */
export const gather = async (stage: Stage): Promise<Cast> => {
  const made = await makePeople(stage)
  await relate(stage, made)
  const things = await makeThings(stage, made)
  const code = await setStates(stage, made)
  await stage.runJobs()
  return { people: made.people, friend: made.friend, things, password, code }
}
