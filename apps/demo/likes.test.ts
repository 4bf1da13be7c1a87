// @slow
import { expect, test } from 'vitest'
import { readSuggestions } from '#features/suggestions/server/index.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { seedDemoLikes, trainDemoSuggestions } from './likes.ts'
import { createDemoPeople } from './people.ts'

test('the members of the demo like each other without matches, and the demo member has suggestions at once', async () => {
  await using testApp = await openTestApp()
  const { db, clock, platform } = testApp
  const people = createDemoPeople(60, clock.now())
  const [self] = people
  for (const { id, gender, birth, lat, lng, town } of people)
    await createPerson(testApp, 'amina', { id, gender, birth, lat, lng, country: town.country, city: town.city, photo: true })
  await seedDemoLikes(platform, people, clock.now())
  const likes = await db.selectFrom('reaction').selectAll().execute()
  expect(likes.length).toBeGreaterThan(100)
  expect(likes.filter(({ matched, kind, to_id, from_id }) => matched || kind !== 1 || [to_id, from_id].includes(self?.id ?? ''))).toEqual(
    [],
  )
  expect(await db.selectFrom('job').select('id').where('kind', '=', 'reactions.tell').execute()).toEqual([])
  await trainDemoSuggestions(platform)
  expect((await readSuggestions(db, self?.id ?? '')).length).toBeGreaterThan(3)
})
