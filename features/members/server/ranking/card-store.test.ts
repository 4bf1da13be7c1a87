import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { touchPresence } from './card-store.ts'
import { rankOf, computeDailyShuffle } from './rank-rule.ts'
import { encodeCountry } from '../countries.ts'
import { cellCentre, cellOf, tileOf } from '../grid.ts'
import { activateMember, createMember, deleteUnverifiedMember, setMemberHasPhoto, setMemberPlace, updateMember } from '../store.ts'
import { personalData } from '../personal-data.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

const at = (time: string) => new Date(`2026-03-${time}Z`)
const now = at('02T09:00:00')
const photoBit = 2 ** 28
const day = (moment: Date) => Math.floor(moment.getTime() / 86_400_000)

const add = async (active = true): Promise<string> => {
  const id = randomUUID()
  await inTransaction(database.db, async (tx) => {
    await createMember(tx, {
      id,
      email: `${id}@example.com`,
      phone: '+237670000000',
      phone_country: 'CM',
      firstname: 'Amina',
      lastname: 'Bello',
      gender: 'female',
      birth: '1997-05-14',
      birth_estimated: false,
      country: 'CM',
      locale: 'fr',
      terms_version: 'test',
      now,
    })
    if (active) await activateMember(tx, id, now)
  })
  return id
}
const card = (id: string) => database.db.selectFrom('card').selectAll().where('id', '=', id).executeTakeFirst()
/** The rank that the rule gives a member without photo and matches who joined today, when last shown as active on a day. */
const rankOn = async (id: string, shown: number) => {
  const { shuffle_salt } = await database.db.selectFrom('member').select('shuffle_salt').where('id', '=', id).executeTakeFirstOrThrow()
  return rankOf({
    hasPhoto: false,
    day: shown,
    joinedDay: day(now),
    shuffle: computeDailyShuffle(shuffle_salt ?? '', shown),
    recentMatches: 0,
  })
}
const change = (id: string, changes: Parameters<typeof updateMember>[2]) =>
  inTransaction(database.db, (tx) => updateMember(tx, id, changes, now))

describe('search card', () => {
  it('exists once the email is proven', async () => {
    expect(await card(await add(false))).toBeUndefined()
    const id = await add()
    expect(await card(id)).toMatchObject({
      country: encodeCountry('CM'),
      gender: 1,
      seek: 7,
      birth: '1997-05-14',
      tile: null,
      cell_lat: null,
    })
  })

  it('follows every change of the member', async () => {
    const id = await add()
    const cell = cellOf(4.0483, 9.7043)
    const centre = cellCentre(cell.row, cell.col)
    await change(id, { birth: '1996-01-02', seek: 1, min_age: 25, max_age: 35 })
    await inTransaction(database.db, (tx) =>
      setMemberPlace(tx, id, { cellLat: centre.lat, cellLng: centre.lng, country: 'GA', city: 'Oyem' }, now),
    )
    const { rank, cell_lat, cell_lng, ...rest } = (await card(id)) ?? { rank: 0 }
    expect(rest).toEqual({
      id,
      tile: tileOf(centre.lat, centre.lng),
      country: encodeCountry('GA'),
      gender: 1,
      seek: 1,
      birth: '1996-01-02',
      min_age: 25,
      max_age: 35,
    })
    expect(cell_lat).toBeCloseTo(centre.lat, 4)
    expect(cell_lng).toBeCloseTo(centre.lng, 4)
    expect(rank).toBe(await rankOn(id, day(now)))
    await inTransaction(database.db, (tx) => setMemberHasPhoto(tx, id, true, now))
    expect((await card(id))?.rank).toBe(rank + photoBit)
    await inTransaction(database.db, (tx) => setMemberHasPhoto(tx, id, false, now))
    expect((await card(id))?.rank).toBe(rank)
  })

  it('is not rewritten without a change', async () => {
    const id = await add()
    const version = async () =>
      (await sql<{ xmin: string }>`select xmin::text from card where id = ${id}`.execute(database.db)).rows[0]?.xmin
    const before = await version()
    await change(id, { bio: 'Hello' })
    expect(await version()).toBe(before)
    await change(id, { min_age: 30 })
    expect(await version()).not.toBe(before)
  })

  it('is deleted by the erasure, with all personal data', async () => {
    const id = await add()
    await inTransaction(database.db, (tx) => personalData.erase(tx, id, now))
    expect(await card(id)).toBeUndefined()
    const { member } = await personalData.export(database.db, id)
    expect(JSON.stringify(member)).not.toMatch(/Amina|Bello|1997|6700|example/)
    expect(member).toMatchObject({ status: 'deleted', last_active: null })
  })
})

describe('presence', () => {
  const lastActive = async (id: string) =>
    (await database.db.selectFrom('presence').select('last_active').where('member_id', '=', id).executeTakeFirst())?.last_active

  it('is written once a minute at most and never moves back', async () => {
    const id = await add()
    await touchPresence(database.db, [id], at('02T09:00:30'))
    expect(await lastActive(id)).toEqual(now)
    await touchPresence(database.db, [id], at('02T09:01:00'))
    expect(await lastActive(id)).toEqual(at('02T09:01:00'))
    await touchPresence(database.db, [id], at('02T08:00:00'))
    expect(await lastActive(id)).toEqual(at('02T09:01:00'))
  })

  it('is written for many members at once, each counted once a day', async () => {
    const ids = [await add(), await add(), await add()]
    const counted = async () => {
      const { rows } = await sql<{
        members: number
      }>`select coalesce(sum(members), 0)::int as members from active_day where day = '2026-03-12'`.execute(database.db)
      return rows[0]?.members
    }
    await touchPresence(database.db, [], at('12T09:00:00'))
    await touchPresence(database.db, ids.slice(0, 1), at('12T09:00:00'))
    // The first member was active half a minute before and is not written again. The two parallel calls count nobody twice.
    await Promise.all([[...ids, ...ids], ids.toReversed()].map((some) => touchPresence(database.db, some, at('12T09:00:30'))))
    expect(await Promise.all(ids.map(lastActive))).toEqual([at('12T09:00:00'), at('12T09:00:30'), at('12T09:00:30')])
    await touchPresence(database.db, ids, at('12T11:00:00'))
    expect(await counted()).toBe(3)
  })

  it('updates the rank once a day', async () => {
    const id = await add()
    const first = (await card(id))?.rank
    await touchPresence(database.db, [id], at('02T23:59:00'))
    expect((await card(id))?.rank).toBe(first)
    await touchPresence(database.db, [id], at('03T00:01:00'))
    expect((await card(id))?.rank).toBe(await rankOn(id, day(at('03T00:01:00'))))
  })

  it('updates the rank once a week, on Monday, for a member who hides activity', async () => {
    const id = await add()
    await change(id, { shows_activity: false })
    // 2 March 2026 is a Monday.
    const first = (await card(id))?.rank
    expect(first).toBe(await rankOn(id, day(now)))
    await touchPresence(database.db, [id], at('08T23:00:00'))
    expect((await card(id))?.rank).toBe(first)
    await touchPresence(database.db, [id], at('09T00:01:00'))
    expect((await card(id))?.rank).toBe(await rankOn(id, day(at('09T00:01:00'))))
  })

  it('creates no card for an unverified member', async () => {
    const id = await add(false)
    await touchPresence(database.db, [id], now)
    expect(await lastActive(id)).toEqual(now)
    expect(await card(id)).toBeUndefined()
  })
})

it('only unverified members are removed', async () => {
  const [unproven, active] = [await add(false), await add()]
  const remove = (id: string) => inTransaction(database.db, (tx) => deleteUnverifiedMember(tx, id))
  expect(await remove(unproven)).toBe(true)
  expect(await remove(active)).toBe(false)
  expect(await card(active)).toBeDefined()
})
