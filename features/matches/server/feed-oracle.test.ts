// @slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ageOn } from '#features/members/server/index.ts'
import { createLog } from '#platform/server/log.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { type ExpectedPriority, type ExpectedMatch, expectedMatches, type FeedPerson } from '#tests/support/feed/feed-oracle.ts'
import { generateFeedWorld, insertFeedWorld, rankAgain } from '#tests/support/feed/feed-world.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { FeedFilter } from '../contract.ts'
import { listMatches } from './list-matches.ts'
import { chooseLikerPlaces } from './priority/choose-liker-places.ts'
import { findMembersInSearch } from './members-in-search.ts'
import { normalizeAndCountNamePrefix, type FeedSearchParameters } from './feed.ts'
import { fieldFilterToJsonPath } from '#features/profile-fields/server/index.ts'
import { birthRange, filterMask } from './filter.ts'
import { listSearchAreas } from './search-areas.ts'
import { type SearchPage, readSearchPage, startPosition } from './search.ts'

const now = new Date('2026-03-02T09:00:00Z')
const random = createSeededRandom(20_260_302).next
const world = generateFeedWorld(2000, random, now)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const maybe = <T>(share: number, value: () => T): T | undefined => (random() < share ? value() : undefined)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await insertFeedWorld(database.db, world, now)
})
afterAll(() => database[Symbol.asyncDispose]())

interface Trial {
  viewer: FeedPerson
  filter: FeedFilter
  widen: boolean
  /** The likers and suggested members who may come first; undefined for a viewer with the order of activity. */
  priority?: ExpectedPriority | undefined
}
const somePlaces = () => chooseLikerPlaces(`secret ${random()}`, 'viewer', now)
/** Returns random places for likers and, in half of the trials, 60 random suggestions, most of whom do not pass the search. */
const somePriority = (): ExpectedPriority => ({
  places: somePlaces(),
  suggested: [...new Set(Array.from({ length: random() < 0.5 ? 0 : 60 }, () => pick(world.people).id))],
})
const trial = (): Trial => {
  const min = maybe(0.3, () => 19 + Math.floor(random() * 25))
  return {
    viewer: pick(world.people),
    filter: {
      distance: pick(['5', '10', '20', 'any', undefined, undefined] as const),
      gender: pick(['both', 'male', 'female', undefined] as const),
      country: maybe(0.15, () => pick(['CM', 'NG', 'FJ'])),
      name: maybe(0.2, () => pick(['e', 'É', 'am', 'ola', 'Okafor', 'zz'])),
      min_age: min,
      max_age: maybe(0.3, () => (min ?? 19) + Math.floor(random() * 20)),
    },
    widen: random() < 0.4,
    ...(random() < 0.8 ? { priority: somePriority() } : {}),
  }
}

const searchOf = async ({ viewer, filter }: Trial, changes: Partial<FeedSearchParameters> = {}): Promise<FeedSearchParameters> => ({
  viewerId: viewer.id,
  position: viewer.cell_lat === null || viewer.cell_lng === null ? undefined : { lat: viewer.cell_lat, lng: viewer.cell_lng },
  genders: filterMask(filter),
  ...birthRange(filter, now),
  viewerGender: 1 << viewer.gender,
  viewerAge: ageOn(viewer.birth, now),
  ...(filter.name === undefined ? { name: undefined, isRareName: false } : await normalizeAndCountNamePrefix(database.db, filter.name)),
  answers: filter.fields && fieldFilterToJsonPath(filter.fields),
  mostExamined: 5000,
  ...changes,
})

/** Reads the pages of a search, up to `most` people. */
const walk = async (
  trial: Trial,
  most: number,
  changes: Partial<FeedSearchParameters> = {},
): Promise<{ pages: SearchPage[]; all: ExpectedMatch[] }> => {
  const search = await searchOf(trial, changes)
  const rings = listSearchAreas({ position: search.position, country: trial.viewer.country }, trial.filter, trial.widen)
  const pages: SearchPage[] = []
  const all: ExpectedMatch[] = []
  const { places, suggested } = trial.priority ?? { places: [] }
  for (let mark: SearchPage['next'] = startPosition; mark !== undefined && all.length < most;) {
    const first = mark === startPosition && suggested !== undefined
    const page: SearchPage = await readSearchPage(database.db, search, rings, mark, { places, ...(first ? { suggested } : {}) })
    pages.push(page)
    all.push(...page.found.map(({ id, ring, boosted }) => ({ id, ring, boosted })))
    mark = page.next
  }
  return { pages, all }
}
/** Everybody whom the search of a trial can find, at any distance. */
const everywhere = ({ viewer, filter }: Trial) => expectedMatches(world, viewer.id, filter, true, now, undefined, Infinity)
const expected = ({ viewer, filter, widen, priority }: Trial) => expectedMatches(world, viewer.id, filter, widen, now, priority)

describe('the feed against brute force', () => {
  test('the database ranks every member as the rule does', async () => {
    await rankAgain(database.db, world)
    const cards = await database.db.selectFrom('card').select(['id', 'rank']).execute()
    const ranks = new Map(cards.map(({ id, rank }) => [id, rank]))
    expect(world.people.filter(({ id, rank }) => ranks.get(id) !== rank)).toEqual([])
    expect(new Set(world.people.map(({ rank }) => rank)).size).toBeLessThan(world.people.length)
  })

  test('150 searches show the same people in the same order and areas', async () => {
    let [shown, changed] = [0, 0]
    const seen = new Set<string>()
    for (let n = 0; n < 150; n++) {
      const one = trial()
      const { pages, all } = await walk(one, 60)
      if (JSON.stringify(expected(one)) !== JSON.stringify(expected({ ...one, priority: undefined }))) changed += 1
      expect(all, JSON.stringify(one)).toEqual(expected(one).slice(0, all.length))
      expect(pages.at(-1)?.next !== undefined || all.length === expected(one).length, JSON.stringify(one)).toBe(true)
      for (const page of pages.slice(0, -1)) expect(page.found).toHaveLength(20)
      shown += all.length
      for (const { ring } of all) seen.add(ring)
    }
    expect(shown).toBeGreaterThan(2000)
    expect(changed).toBeGreaterThan(40)
    expect([...seen].toSorted()).toEqual(['10', '100', '20', '5', '50', 'anywhere', 'country'])
  })

  test('a search for checked photos shows those and nobody else', async () => {
    let shown = 0
    for (let n = 0; n < 20; n++) {
      const one = trial()
      const checked: Trial = { ...one, filter: { ...one.filter, checked: '1' } }
      const { all } = await walk(checked, 60)
      expect(all, JSON.stringify(checked)).toEqual(expected(checked).slice(0, all.length))
      shown += all.length
    }
    expect(shown).toBeGreaterThan(100)
  })

  test('searches by people of own genders, and for them, show the same people', async () => {
    let shown = 0
    const own = world.people.filter(({ gender }) => gender > 2)
    expect(new Set(own.map(({ gender }) => gender))).toEqual(new Set([4, 13]))
    for (let n = 0; n < 40; n++) {
      const gender = pick(['both', 'own_gender_4', 'own_gender_13', undefined] as const)
      const one = { ...trial(), ...maybe(0.7, () => ({ viewer: pick(own) })), widen: true }
      const asked: Trial = { ...one, filter: { ...one.filter, gender } }
      const { all } = await walk(asked, 60)
      expect(all, JSON.stringify(asked)).toEqual(expected(asked).slice(0, all.length))
      shown += all.length
    }
    expect(shown).toBeGreaterThan(200)
  })

  test('searches by the fields of the operator show those who answered so and nobody else, listed ones too', async () => {
    let [shown, listed] = [0, 0]
    for (let n = 0; n < 30; n++) {
      const one = { ...trial(), widen: true }
      const fields = pick([
        'height00:160..180',
        'height00:..165;children:yes00000',
        'wishes00:b0000000,c0000000',
        'children:no000000;height00:170..',
      ])
      const asked: Trial = { ...one, filter: { ...one.filter, fields } }
      const { all } = await walk(asked, 60, random() < 0.3 ? { mostExamined: 40, isRareName: false } : {})
      expect(all, JSON.stringify(asked)).toEqual(expected(asked).slice(0, all.length))
      shown += all.length
      const ids = world.people.slice(n * 60, n * 60 + 60).map(({ id }) => id)
      const search = await searchOf(asked)
      const judged = await findMembersInSearch(
        database.db,
        search,
        listSearchAreas({ ...asked.viewer, ...search }, asked.filter, true),
        ids,
      )
      const right = new Set(everywhere(asked).map(({ id }) => id))
      expect(judged.map(({ id }) => id)).toEqual(ids.filter((id) => right.has(id)))
      listed += judged.length
    }
    expect(shown).toBeGreaterThan(300)
    expect(listed).toBeGreaterThan(20)
  })

  test('the pages contain every person exactly once', async () => {
    for (const viewer of world.people.filter(({ cell_lat }) => cell_lat !== null).slice(0, 6)) {
      const one: Trial = { viewer, filter: { distance: 'any' }, widen: false, priority: somePriority() }
      const { all } = await walk(one, Infinity)
      expect(all).toEqual(expected(one))
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.length).toBeGreaterThan(200)
    }
  })

  test('a search that reaches the limit of examined cards continues where it stopped', async () => {
    for (let n = 0; n < 20; n++) {
      const one = trial()
      const { pages, all } = await walk(one, 50, { mostExamined: 7, isRareName: false })
      expect(all, JSON.stringify(one)).toEqual(expected(one).slice(0, all.length))
      expect(Math.max(...pages.map(({ found }) => found.length))).toBeLessThanOrEqual(20)
      expect(pages.at(-1)?.next !== undefined || all.length === expected(one).length, JSON.stringify(one)).toBe(true)
    }
  })

  test('judges listed members as the feed does, in their order', async () => {
    let listed = 0
    for (let n = 0; n < 20; n++) {
      const one: Trial = { ...trial(), widen: true }
      const ids = somePriority().suggested
      const search = await searchOf(one)
      const judged = await findMembersInSearch(database.db, search, listSearchAreas({ ...one.viewer, ...search }, one.filter, true), ids)
      const areas = new Map(everywhere(one).map(({ id, ring }) => [id, ring]))
      const right = ids.flatMap((id) => (areas.has(id) ? [{ id, ring: areas.get(id) }] : []))
      expect(
        judged.map(({ id, ring }) => ({ id, ring })),
        JSON.stringify(one),
      ).toEqual(right)
      listed += judged.length
    }
    expect(listed).toBeGreaterThan(20)
  })

  test('a name search gives the same result with and without the name index', async () => {
    for (const name of ['e', 'Élise', 'O', 'zong', 'BELLO']) {
      for (const viewer of [pick(world.people), pick(world.people)]) {
        const one: Trial = { viewer, filter: { name }, widen: false }
        expect((await walk(one, Infinity, { isRareName: true })).all).toEqual(expected(one))
        expect((await walk(one, Infinity, { isRareName: false })).all).toEqual(expected(one))
      }
    }
  })

  test('marks the start of a wider area once', async () => {
    let widened = 0
    for (let n = 0; n < 60; n++) {
      const one: Trial = { ...trial(), widen: true }
      const { pages, all } = await walk(one, Infinity)
      const first = all[0] === undefined ? -1 : all.findIndex(({ ring }) => ring !== (one.filter.distance ?? '20'))
      const starts = pages.flatMap(({ widerFrom, found }, page) =>
        widerFrom === undefined
          ? []
          : [pages.slice(0, page).reduce((sum, before) => sum + before.found.length, 0) + Math.min(widerFrom, found.length)],
      )
      if (one.filter.distance === 'any' || one.viewer.cell_lat === null) continue
      expect(starts, JSON.stringify(one)).toEqual(first === -1 ? [] : [first])
      widened += starts.length
    }
    expect(widened).toBeGreaterThan(5)
  })

  // This test must run last, because it removes ended boosts from the cards.
  test('boosts end to the minute, even when no job has run', async () => {
    const boosted = world.people.flatMap(({ boosted_until }) => boosted_until ?? []).toSorted((a, b) => a.getTime() - b.getTime())
    expect(boosted.length).toBeGreaterThan(80)
    const middle = boosted[Math.floor(boosted.length / 2)] ?? now
    const moments = [now, new Date(middle.getTime() - 60_000), middle, new Date(now.getTime() + 2 * dayMs)]
    const labels = new Set<string>()
    for (const [index, moment] of moments.entries())
      for (const distance of ['20', 'any'] as const) {
        const viewer = pick(world.people.filter(({ cell_lat, country }) => cell_lat !== null && country === 'CM'))
        const all: ExpectedMatch[] = []
        for (let cursor: string | undefined, more = true; more;) {
          const actor = { kind: 'member' as const, id: viewer.id, role: 'user' as const, sessionId: '', address: '' }
          const ctx = { actor, db: database.db, primary: database.db, now: moment, locale: 'en' as const, log: createLog('silent') }
          const { data } = await listMatches(ctx, ['a secret, long enough for a test'], { query: { distance, cursor } })
          all.push(...data.people.map(({ id, ring, boosted: isBoosted }) => ({ id, ring, boosted: isBoosted })))
          cursor = data.next_cursor ?? undefined
          // Among 60 people, boosted and other cards have been merged.
          more = cursor !== undefined && all.length < 60
        }
        const priority = { places: chooseLikerPlaces('a secret, long enough for a test', viewer.id, moment), suggested: [] }
        const expecting = expectedMatches(world, viewer.id, { distance }, false, moment, priority)
        expect(all, `${moment.toISOString()} ${distance}`).toEqual(expecting.slice(0, all.length))
        expect(all.length).toBe(Math.min(60, expecting.length))
        for (const { boosted: isBoosted } of all) labels.add(`${index} ${isBoosted}`)
      }
    expect([...labels].toSorted()).toEqual(['0 false', '0 true', '1 false', '1 true', '2 false', '2 true', '3 false'])
  })
})
