import { expect, test } from 'vitest'
import type { FindableMemberForTraining } from '#features/members/server/index.ts'
import { fitEachOther } from '../model/population.ts'
import { createLikeList } from './like-list.ts'
import { createPopulationBuilder } from './population-builder.ts'

const now = new Date('2026-03-02T12:00:00Z')
const counts = { shownStep: 0, sawStep: 0, recentMatches: 0 }
const person: FindableMemberForTraining = {
  id: 'amina',
  gender: 1,
  seek: 1,
  birth: '1995-01-01',
  min_age: 19,
  max_age: 99,
  cell_lat: null,
  cell_lng: null,
  country: 'CM',
  looking_for: [],
  interests: [],
  languages: [],
  shows_sensitive: false,
  has_photo: false,
  suggests: true,
  last_active: now,
}
const build = (people: Partial<FindableMemberForTraining>[]) => {
  const builder = createPopulationBuilder(people.length, now, ['own_scouts'])
  for (const one of people) builder.add({ ...person, ...one }, counts)
  return builder.build(createLikeList().build())
}

test('each goal has a bit of its own; goals of the operator that do not fit into a byte are left out', () => {
  const own = [1, 2, 3, 4, 5].map((number) => `own_goal_${number}`)
  const { goals } = build([{ looking_for: ['marriage', 'own_goal_1'] }, { looking_for: ['unsure', 'own_goal_2'] }, { looking_for: own }])
  expect([...goals]).toEqual([0b0001_0100, 0b0010_1000, 0b1111_0000])
})

test('who seeks everybody seeks people of own genders, too; others seek those they named', () => {
  const population = build([
    { gender: 0, seek: 7 },
    { gender: 13, seek: 7 },
    { gender: 4, seek: 1 << 13 },
    { gender: 0, seek: 7 + 16_384 },
  ])
  const fits = (one: number) => [0, 1, 2, 3].filter((other) => fitEachOther(population, one, other))
  expect([0, 1, 2, 3].map(fits)).toEqual([[1, 3], [0, 2], [1], [0]])
})

test("sensitive interests of the operator's own are learnt from only where they are shown", () => {
  const interests = ['jazz', 'own_scouts']
  expect(build([{ interests }, { interests, shows_sensitive: true }]).interests).toEqual([[0], [0, 1]])
})
