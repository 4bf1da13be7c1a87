import { afterEach, beforeEach, expect, test } from 'vitest'
import { cellBounds, cellCentre, cellOf } from '#features/members/server/index.ts'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { seeded } from '../feed-world.ts'
import { createPerson, type Person } from '../people.ts'
import type { Stage } from '../stage.ts'
import { type Faults, moved, openWorld, report, say } from './world.ts'

const crossings = 200
const home = cellOf(4.05, 9.7)
const border = { lat: cellCentre(home.row, home.col).lat, lng: cellBounds(home).east }

let stage: Stage
let walker: Person
let watchers: Person[]
beforeEach(async () => {
  stage = await openWorld()
  walker = await createPerson(stage, 'amina', { placed: false })
  watchers = []
  // In line with the walk, where a cell more or less shows at once, and where 5 km end between the two cells.
  for (const east of [-7, 5.5]) {
    const watcher = await createPerson(stage, 'brian', { placed: false })
    await report(stage, watcher, moved(border, east, 0))
    watchers.push(watcher)
  }
})
afterEach(() => stage[Symbol.asyncDispose]())

/** Everything the watchers are told about where the walker is. */
const shown = async (): Promise<string> => {
  const seen: unknown[] = []
  for (const watcher of watchers) {
    const { person } = (await stage.call(getProfile, { params: { id: walker.id } }, { as: watcher })).body.data
    const near = (await stage.call(listMatches, { query: { distance: '5', gender: 'female' } }, { as: watcher })).body.data.people
    seen.push(person.distance, person.location, person.country, near.length)
  }
  return JSON.stringify(seen)
}

/** Walks to and fro over the border, up to `km` to either side, one report every `minutes`; how often something changed. */
const walk = async (times: number, km: number, minutes: number, faults: Faults = {}): Promise<number> => {
  const random = seeded(3)
  await report(stage, walker, moved(border, -0.2, 0), faults)
  let changes = 0
  let before = await shown()
  for (let crossing = 0; crossing < times; crossing++) {
    stage.clock.advance({ minutes })
    const east = (0.05 + random() * (km - 0.05)) * (crossing % 2 === 0 ? 1 : -1)
    await report(stage, walker, moved(border, east, 0), faults)
    const now = await shown()
    if (now !== before) changes += 1
    before = now
  }
  return changes
}

test('crossing the border of a cell 200 times shows at most one change', { timeout: 180_000 }, async () => {
  // Slower than the rest between two moves, so that the distance to the border alone holds.
  const changes = await walk(crossings, 0.39, 16)
  say(`border walk: ${crossings} crossings, ${changes} visible changes (target ≤ 1)`)
  expect(changes).toBeLessThanOrEqual(1)
})

test('without the distance to the border, the walk would show', { timeout: 120_000 }, async () => {
  const changes = await walk(40, 0.39, 16, { unsteady: true })
  say(`border walk, every cell taken over at once: 40 crossings, ${changes} visible changes`)
  expect(changes).toBeGreaterThan(20)
})

test('somebody who really goes from cell to cell shows four moves a day at most', { timeout: 120_000 }, async () => {
  const changes = await walk(60, 1.5, 20)
  expect(changes).toBeGreaterThan(0)
  expect(changes).toBeLessThanOrEqual(8)
})
