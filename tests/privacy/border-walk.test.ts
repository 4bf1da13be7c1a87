// @slow
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cellBounds, cellCentre, cellOf } from '#features/members/server/index.ts'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { type PlantedFaults, offsetPosition, openPrivacyApp, sendPosition, printResult } from './setup.ts'

const crossings = 200
const home = cellOf(4.05, 9.7)
const border = { lat: cellCentre(home.row, home.col).lat, lng: cellBounds(home).east }

let testApp: TestApp
let walker: Person
let watchers: Person[]
beforeEach(async () => {
  testApp = await openPrivacyApp()
  walker = await createPerson(testApp, 'amina', { placed: false })
  watchers = []
  // Both watchers stand in line with the walk. For the first, another cell of the walker is another distance; for the second, the 5 km filter ends
  // between the two cells.
  for (const east of [-7, 5.5]) {
    const watcher = await createPerson(testApp, 'brian', { placed: false })
    await sendPosition(testApp, watcher, offsetPosition(border, east, 0))
    watchers.push(watcher)
  }
})
afterEach(() => testApp[Symbol.asyncDispose]())

/** Everything the watchers can see of the walker's location. */
const shown = async (): Promise<string> => {
  const seen: unknown[] = []
  for (const watcher of watchers) {
    const { person } = (await testApp.call(getProfile, { params: { id: walker.id } }, { as: watcher })).body.data
    const near = (await testApp.call(listMatches, { query: { distance: '5', gender: 'female' } }, { as: watcher })).body.data.people
    seen.push(person.distance, person.location, person.country, near.length)
  }
  return JSON.stringify(seen)
}

/**
 * Walks across the border and back, up to `km` on either side, with a position report every `minutes`. Returns the number of visible
 * changes.
 */
const walk = async (times: number, km: number, minutes: number, faults: PlantedFaults = {}): Promise<number> => {
  const random = createSeededRandom(3).next
  await sendPosition(testApp, walker, offsetPosition(border, -0.2, 0), faults)
  let changes = 0
  let before = await shown()
  for (let crossing = 0; crossing < times; crossing++) {
    testApp.clock.advance({ minutes })
    const east = (0.05 + random() * (km - 0.05)) * (crossing % 2 === 0 ? 1 : -1)
    await sendPosition(testApp, walker, offsetPosition(border, east, 0), faults)
    const now = await shown()
    if (now !== before) changes += 1
    before = now
  }
  return changes
}

test('crossing the border of a cell 200 times shows at most one change', { timeout: 180_000 }, async () => {
  // 16 minutes between reports are longer than the minimum interval between changes, so that only the distance rule applies.
  const changes = await walk(crossings, 0.39, 16)
  printResult(`border walk: ${crossings} crossings, ${changes} visible changes (target ≤ 1)`)
  expect(changes).toBeLessThanOrEqual(1)
})

test('without the distance rule the walk would be visible', { timeout: 120_000 }, async () => {
  const changes = await walk(40, 0.39, 16, { unsteady: true })
  printResult(`border walk, every cell taken over at once: 40 crossings, ${changes} visible changes`)
  expect(changes).toBeGreaterThan(20)
})

test('moving between cells shows four changes a day at most', { timeout: 120_000 }, async () => {
  const changes = await walk(60, 1.5, 20)
  expect(changes).toBeGreaterThan(0)
  expect(changes).toBeLessThanOrEqual(8)
})

/** Kilometres outside the old cell at which the cell changes, for members who report every 40 metres. */
const leavingLines = async (count: number, faults: PlantedFaults = {}): Promise<number[]> => {
  const lines: number[] = []
  for (let member = 0; member < count; member++) {
    const leaver = await createPerson(testApp, 'amina', { placed: false })
    const cell = async () =>
      (await testApp.db.selectFrom('place').selectAll().where('member_id', '=', leaver.id).executeTakeFirst())?.cell_col
    const readCell = async () =>
      (await testApp.db.selectFrom('member').select('cell_lng').where('id', '=', leaver.id).executeTakeFirst())?.cell_lng
    await sendPosition(testApp, leaver, offsetPosition(border, -0.3, 0))
    expect(await cell()).toBe(home.col)
    const before = await readCell()
    let east = 0.3
    for (; (await readCell()) === before && east < 1.5; east += 0.04) {
      testApp.clock.advance({ minutes: 6 })
      await sendPosition(testApp, leaver, offsetPosition(border, east, 0), faults)
    }
    lines.push(east - 0.04)
  }
  return lines
}
const spread = (lines: readonly number[]) => Math.max(...lines) - Math.min(...lines)

test('the position at which a cell changes is unpredictable', { timeout: 120_000 }, async () => {
  const lines = await leavingLines(8)
  printResult(`leaving a cell: ${lines.map((km) => Math.round(km * 1000)).join(', ')} m outside (400 to 900)`)
  expect(Math.min(...lines)).toBeGreaterThan(0.36)
  expect(Math.max(...lines)).toBeLessThan(0.95)
  expect(spread(lines)).toBeGreaterThan(0.1)
  const planted = await leavingLines(4, { sharp: true })
  printResult(`the same with one line for all: ${planted.map((km) => Math.round(km * 1000)).join(', ')} m`)
  expect(spread(planted)).toBeLessThan(0.05)
})
