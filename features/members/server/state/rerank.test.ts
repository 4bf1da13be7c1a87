// @slow
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { syncSearchCard, touchPresence } from '../ranking/card-store.ts'
import { mondayOf, rankOf, computeDailyShuffle, computeMemberWeekStart } from '../ranking/rank-rule.ts'
import { personalData } from '../personal-data.ts'
import { recordRecentMatch } from './recent-match-store.ts'
import { updateMember } from '../store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('recent_match').execute()
})

const salt = '5a170000-0000-4000-8000-00000000000'
const today = () => Math.floor(testApp.clock.now().getTime() / dayMs)
const at = (day: number) => new Date(day * dayMs + dayMs / 2)
const rankIn = async ({ id }: { id: string }) =>
  (await testApp.db.selectFrom('card').select('rank').where('id', '=', id).executeTakeFirstOrThrow()).rank
const refresh = (person: Person) => inTransaction(testApp.db, (tx) => syncSearchCard(tx, person.id))
const setSalt = (person: Person, shuffle_salt: string | null) =>
  testApp.db.updateTable('member').set({ shuffle_salt }).where('id', '=', person.id).execute()
const joinedOn = (person: Person, day: number) =>
  testApp.db
    .updateTable('member')
    .set({ verified_at: at(day) })
    .where('id', '=', person.id)
    .execute()
/** A member who joined long ago and matched with some others on a day. */
const matched = async (person: Person, matches: number, day: number) => {
  await joinedOn(person, day - 100)
  const others = await testApp.db.selectFrom('member').select('id').where('id', '<>', person.id).limit(matches).execute()
  await inTransaction(testApp.db, async (tx) => {
    for (const other of others) await recordRecentMatch(tx, person.id, other.id, at(day))
  })
}

describe('the rank of a card', () => {
  it('is the number of the rule, for members of every kind', async () => {
    const random = createSeededRandom(57)
    const people: Person[] = []
    for (let n = 0; n < 12; n++) people.push(await createPerson(testApp, 'amina', { photo: n % 2 === 0 }))
    const seen = new Set<number>()
    for (const [index, person] of people.entries())
      for (let turn = 0; turn < 6; turn++) {
        const shuffle_salt = `${salt}${random.int(1, 9)}`
        const day = today() - random.int(0, 40)
        const joinedDay = day - random.pick([0, 2, 3, 50])
        const shows_activity = random.chance(0.7)
        const shown = shows_activity ? day : mondayOf(day)
        const start = computeMemberWeekStart(shuffle_salt, shown)
        const recentMatches = random.pick([0, 1, 2, 3, 4, 7, 8, 10])
        await testApp.db.deleteFrom('recent_match').execute()
        for (const [n, other] of people.filter((one) => one !== person).entries())
          await testApp.db
            .insertInto('recent_match')
            // Adds `recentMatches` matches that count; all others are one day too early or too late to count.
            .values({
              member_id: person.id,
              other_id: other.id,
              day: n < recentMatches ? start - 1 - (n % 7) : random.pick([start, start - 8]),
            })
            .execute()
        await testApp.db
          .updateTable('presence')
          .set({ last_active: at(day) })
          .where('member_id', '=', person.id)
          .execute()
        await testApp.db
          .updateTable('member')
          .set({ shuffle_salt, shows_activity, verified_at: at(joinedDay) })
          .where('id', '=', person.id)
          .execute()
        await refresh(person)
        const shuffle = computeDailyShuffle(shuffle_salt, shown)
        expect(await rankIn(person)).toBe(rankOf({ hasPhoto: index % 2 === 0, day: shown, joinedDay, shuffle, recentMatches }))
        seen.add(recentMatches)
      }
    expect(seen.size).toBe(8)
  })

  it('fits below the bits of photo and boost for decades', () => {
    const day = Date.UTC(2100, 0, 1) / dayMs
    expect(rankOf({ hasPhoto: false, day, joinedDay: 0, shuffle: 1, recentMatches: 0 })).toBeLessThan(2 ** 28)
    expect(rankOf({ hasPhoto: true, day, joinedDay: 0, shuffle: 1, recentMatches: 0 })).toBeLessThan(2 ** 29)
    expect(rankOf({ hasPhoto: false, day: today(), joinedDay: 0, shuffle: (0.5 / 256) ** 3, recentMatches: 99 })).toBeGreaterThan(0)
  })

  it('does not change within a week, whatever matches begin and end', async () => {
    const brian = await createPerson(testApp, 'brian')
    await createPerson(testApp, 'esi')
    await setSalt(brian, `${salt}1`)
    const start = computeMemberWeekStart(`${salt}1`, today())
    await matched(brian, 1, start - 1)
    await touchPresence(testApp.db, [brian.id], at(start + 1))
    const before = await rankIn(brian)
    await matched(brian, 5, start + 1)
    await touchPresence(testApp.db, [brian.id], new Date(at(start + 1).getTime() + 60_000))
    await refresh(brian)
    expect(await rankIn(brian)).toBe(before)
  })

  it('counts a pair once, as often as it matches', async () => {
    const [brian, esi] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
    for (let n = 0; n < 3; n++) await inTransaction(testApp.db, (tx) => recordRecentMatch(tx, brian.id, esi.id, at(today() - n)))
    const rows = await testApp.db.selectFrom('recent_match').select(['member_id', 'day']).execute()
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([today()]))
  })
})

describe('a member from before the salts', () => {
  const addJobOfMigration = async () => {
    const [, statement = ''] = /^(insert into job.*?);$/ms.exec(readFileSync('db/migrations/0057_fair_feed.sql', 'utf8')) ?? []
    await sql.raw(statement).execute(testApp.db)
    await sql`update job set run_at = ${testApp.clock.now()} where kind = 'members.rerank'`.execute(testApp.db)
  }

  it('keeps the rank of the earlier release, in which there is no match', async () => {
    const brian = await createPerson(testApp, 'brian')
    await setSalt(brian, null)
    await matched(brian, 3, today() - 8)
    await refresh(brian)
    expect(Math.floor((await rankIn(brian)) / 2048)).toBe(today())
    const before = await rankIn(brian)
    await testApp.db.deleteFrom('recent_match').execute()
    await refresh(brian)
    expect(await rankIn(brian)).toBe(before)
  })

  it('gets a salt and a new rank from a job, batch after batch; an erased one does not', async () => {
    const [brian, gone] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'chantal')]
    await setSalt(brian, null)
    await testApp.db.updateTable('member').set({ shuffle_salt: null, status: 'deleted' }).where('id', '=', gone.id).execute()
    await testApp.db.updateTable('card').set({ rank: 1 }).where('id', '=', brian.id).execute()
    await sql`
      insert into member (id, status, email, phone, phone_country, firstname, lastname, gender, birth, country, terms_version, terms_accepted_at, created_at, shuffle_salt)
      select gen_random_uuid(), 'active', n || '@many.example', '', 'CM', 'M', 'M', 0, '1990-01-01', 'CM', '1', now(), now(), null
      from generate_series(1, 1100) n`.execute(testApp.db)
    await addJobOfMigration()
    await testApp.runJobs()
    const without = await testApp.db.selectFrom('member').select('id').where('shuffle_salt', 'is', null).execute()
    expect(without).toEqual([{ id: gone.id }])
    const rank = await rankIn(brian)
    expect(rank).toBeGreaterThan(1)
    await refresh(brian)
    expect(await rankIn(brian)).toBe(rank)
  })

  it('ranks in the middle of the others', () => {
    const ranks = Array.from({ length: 400 }, (_, n) =>
      rankOf({ hasPhoto: false, day: 20_000, joinedDay: 0, shuffle: computeDailyShuffle(`a salt ${n}`, 20_000), recentMatches: 0 }),
    )
    const above = ranks.filter((rank) => rank > 20_000 * 2048 + 1024).length
    expect(above).toBeGreaterThan(150)
    expect(above).toBeLessThan(250)
  })
})

it('an erasure by a release that does not know the salt clears it, and the matches; leaving does not', async () => {
  const brian = await createPerson(testApp, 'brian')
  await setSalt(brian, `${salt}7`)
  await matched(brian, 2, today())
  const change = (values: { status: string; email?: string }) =>
    testApp.db.updateTable('member').set(values).where('id', '=', brian.id).execute()
  const left = async () => [
    await testApp.db.selectFrom('member').select('shuffle_salt').where('id', '=', brian.id).executeTakeFirst(),
    (await testApp.db.selectFrom('recent_match').selectAll().where('member_id', '=', brian.id).execute()).length,
  ]
  await change({ status: 'deleted' })
  await change({ status: 'active', email: 'new@example.com' })
  expect(await left()).toEqual([{ shuffle_salt: `${salt}7` }, 2])
  await change({ status: 'deleted', email: `${brian.id}@deleted.invalid` })
  expect(await left()).toEqual([{ shuffle_salt: null }, 0])
})

it('the salt is not exported', async () => {
  const brian = await createPerson(testApp, 'brian')
  await setSalt(brian, `${salt}7`)
  await inTransaction(testApp.db, (tx) => updateMember(tx, brian.id, { bio: 'Hello' }, testApp.clock.now()))
  expect(JSON.stringify(await personalData.export(testApp.db, brian.id))).not.toContain(salt)
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, brian.id, testApp.clock.now()))
  expect(await testApp.db.selectFrom('member').select('shuffle_salt').where('id', '=', brian.id).executeTakeFirst()).toEqual({
    shuffle_salt: null,
  })
})
