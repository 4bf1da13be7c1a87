import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { readMemberCards, requireVisibleMember } from './queries.ts'
import { touchPresence } from './ranking/card-store.ts'
import { type MemberChanges, updateMember } from './store.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const cardOf = async (viewer: Person, person: Person, locale: Locale = 'en') =>
  (await readMemberCards(testApp.db, { viewerId: viewer.id, ids: [person.id], now: testApp.clock.now(), locale })).get(person.id)
const change = (person: Person, changes: MemberChanges) =>
  inTransaction(testApp.db, (tx) => updateMember(tx, person.id, changes, testApp.clock.now()))

describe('member card', () => {
  it('contains exactly what others may know, translated', async () => {
    expect(await cardOf(brian, amina, 'fr')).toEqual({
      id: amina.id,
      firstname: 'Amina',
      lastname: 'Bello',
      age: 28,
      active: true,
      last_seen: 'hour',
      country: { code: 'CM', name: 'Cameroun' },
      location: 'Douala',
      distance: 7,
    })
  })

  it('is the same for two positions in one cell', async () => {
    // Both positions are in the cell from 4.032 to 4.05 N, 1.5 km apart.
    const west = await createPerson(testApp, 'diego', { lat: 4.0331, lng: 9.7021 })
    const east = await createPerson(testApp, 'diego', { lat: 4.0493, lng: 9.7022 })
    const without = (card: object | undefined) => ({ ...card, id: '' })
    expect(without(await cardOf(brian, west))).toEqual(without(await cardOf(brian, east)))
  })

  it('shows 0 km below two, and no distance without a place', async () => {
    const near = await createPerson(testApp, 'diego', { lat: 4.0483, lng: 9.7043 })
    const nowhere = await createPerson(testApp, 'diego', { placed: false })
    expect((await cardOf(amina, near))?.distance).toBe(0)
    expect((await cardOf(amina, nowhere))?.distance).toBeNull()
    expect((await cardOf(nowhere, amina))?.distance).toBeNull()
  })

  it('shows the initial of a hidden last name, and all of it to its owner', async () => {
    await change(amina, { shows_lastname: false, lastname: 'Éboué' })
    expect((await cardOf(brian, amina))?.lastname).toBe('É.')
    expect((await cardOf(amina, amina))?.lastname).toBe('Éboué')
  })

  it('shows the last activity in bands', async () => {
    const quiet = await createPerson(testApp, 'esi')
    const seen = async () => {
      const card = await cardOf(brian, quiet)
      return [card?.active, card?.last_seen]
    }
    const steps = [{ seconds: 90 }, { seconds: 1 }, { minutes: 5 }, { hours: 1 }, { days: 1 }, { days: 7 }, { days: 30 }]
    const bands = []
    for (const step of steps) {
      testApp.clock.advance(step)
      bands.push(await seen())
    }
    expect(bands).toEqual([
      [true, 'hour'],
      [false, 'hour'],
      [false, 'hour'],
      [false, 'day'],
      [false, 'week'],
      [false, 'month'],
      [false, 'long'],
    ])
    await touchPresence(testApp.db, [quiet.id], testApp.clock.now())
    expect(await seen()).toEqual([true, 'hour'])
  })

  it('hides activity in both directions for a member who hides theirs', async () => {
    await change(amina, { shows_activity: false })
    expect(await cardOf(brian, amina)).toMatchObject({ active: false, last_seen: null })
    expect(await cardOf(amina, brian)).toMatchObject({ active: false, last_seen: null })
    expect(await cardOf(amina, amina)).toMatchObject({ active: true, last_seen: 'hour' })
  })
})

describe('visible members', () => {
  const seen = async (viewer: Person, person: Person) => {
    const refused = await requireVisibleMember(testApp.db, viewer.id, person.id).then(
      () => undefined,
      (error: Error) => error.message,
    )
    const listed = (await cardOf(viewer, person)) !== undefined
    expect(refused).toBe(listed ? undefined : 'platform.not_found')
    return listed
  }

  it('are all active ones and oneself', async () => {
    const unverified = await createPerson(testApp, 'diego', { unverified: true })
    expect(await seen(amina, brian)).toBe(true)
    expect(await seen(amina, amina)).toBe(true)
    expect(await seen(amina, unverified)).toBe(false)
    expect(await seen(unverified, unverified)).toBe(true)
  })

  it.each(['paused', 'suspended', 'deleted'])('include nobody who is %s', async (status) => {
    await testApp.db.updateTable('member').set({ status }).where('id', '=', brian.id).execute()
    expect(await seen(amina, brian)).toBe(false)
    expect(await seen(brian, brian)).toBe(true)
  })

  it('exclude a block in both directions', async () => {
    await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))
    expect(await seen(amina, brian)).toBe(false)
    expect(await seen(brian, amina)).toBe(false)
  })
})
