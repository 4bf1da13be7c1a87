import { randomUUID } from 'node:crypto'
import { activateMember, createMember } from '#features/members/server/index.ts'
import { admitOrHoldMember } from '#features/registration/server/index.ts'
import { holdForRisk, holdForRiskJob, holdForCopiedPhotos } from '#features/registration/server/risk/hold-for-risk.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createManyNetworksFarm, createOneNetworkFarm, createSlowFarm } from './farms.ts'
import { type SignUpArrival, createHonestPeople } from './honest-people.ts'

export interface SignUpOptions {
  seed: number
  /** Honest people within 30 days. */
  honest: number
  /** Accounts of each of the three farms. */
  farm: number
  onProgress?: (done: number, all: number) => void
}

export interface SignUpReport {
  kind: SignUpArrival['kind']
  accounts: number
  /** Accounts held before they wrote to a third person. */
  heldInTime: number
  /** All held accounts. */
  held: number
}

const days = 30
const startMs = Date.UTC(2026, 9, 1)

interface Account extends SignUpArrival {
  id: string
  heldInTime: boolean
}

const signUp = (db: Database, { id, address, email, phone, begunAt, provenAt }: Account): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = new Date(startMs + provenAt)
    await createMember(tx, {
      id,
      email,
      phone,
      phone_country: 'CM',
      firstname: 'Amina',
      lastname: 'Bello',
      gender: 'female',
      birth: '1997-05-14',
      birth_estimated: true,
      country: 'CM',
      locale: 'en',
      terms_version: 'test',
      now: new Date(startMs + begunAt),
    })
    await activateMember(tx, id, now)
    const actor = { kind: 'visitor', address } as const
    const isNumberOfBanned = () => Promise.resolve(false)
    await admitOrHoldMember(
      tx,
      {
        memberId: id,
        invitationIds: [],
        actor,
        secret: 'a secret',
        limitFactor: 1,
        begunAt: new Date(startMs + begunAt),
        isNumberOfBanned,
      },
      now,
    )
  })

const addPhoto = async (db: Database, { id, photo, photoAt }: Account): Promise<void> => {
  const now = new Date(startMs + photoAt)
  const row = { id: randomUUID(), member_id: id, position: 0, storage_key: randomUUID(), width: 480, height: 600, blur: '', hash: photo }
  await db
    .insertInto('photo')
    .values({ ...row, review: 'waiting', shown: true, created_at: now })
    .execute()
  await holdForCopiedPhotos(db, id, now)
}

/** Runs the holds that were scheduled, as the job queue does within a second. */
const runHolds = async (db: Database, now: Date): Promise<void> => {
  const due = await db.deleteFrom('job').where('kind', '=', holdForRiskJob.kind).returning('payload').execute()
  for (const { payload } of due) await holdForRisk(db, payload as Parameters<typeof holdForRisk>[1], now)
}

const isHeld = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('applicant').select('member_id').where('member_id', '=', id).executeTakeFirst()) !== undefined

/** Signs up honest people and three farms in order of time, and counts who is held. */
export const runSignUps = async (db: Database, { seed, honest, farm, onProgress }: SignUpOptions): Promise<SignUpReport[]> => {
  const random = createSeededRandom(seed)
  const people: Account[] = [
    ...createHonestPeople(random, { count: honest, days }),
    ...createOneNetworkFarm(random, { count: farm, days }),
    ...createManyNetworksFarm(random, { count: farm, days }),
    ...createSlowFarm(random, { count: farm, days }),
  ].map((arrival) => ({ ...arrival, id: randomUUID(), heldInTime: false }))
  const steps = people
    .flatMap((account) => [
      { at: account.provenAt, run: () => signUp(db, account) },
      { at: account.photoAt, run: () => addPhoto(db, account) },
      { at: account.thirdWriteAt, run: async () => void (account.heldInTime = await isHeld(db, account.id)) },
    ])
    .toSorted((a, b) => a.at - b.at)
  for (const [index, { at, run }] of steps.entries()) {
    await run()
    await runHolds(db, new Date(startMs + at))
    if (index % 1000 === 0) onProgress?.(index, steps.length)
  }
  const held = new Set((await db.selectFrom('applicant').select('member_id').execute()).map(({ member_id }) => member_id))
  return (['honest', 'one-network', 'many-networks', 'slow-drip'] as const).map((kind) => {
    const those = people.filter((account) => account.kind === kind)
    return {
      kind,
      accounts: those.length,
      heldInTime: those.filter(({ heldInTime }) => heldInTime).length,
      held: those.filter(({ id }) => held.has(id)).length,
    }
  })
}

/** Whether a report is within the targets: 95 % of each farm held in time, at most 0.5 % of the honest people held at all. */
export const isWithinTargets = (report: readonly SignUpReport[]): boolean =>
  report.every(({ kind, accounts, held, heldInTime }) => (kind === 'honest' ? held <= accounts * 0.005 : heldInTime >= accounts * 0.95))
