import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ImpressionCounter } from '#features/boosts/server/index.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { suggestMembers } from '#tests/support/features/suggestions.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { countMembersShownPeople } from './count-members-shown-people.ts'

let testApp: TestApp
let [amina, brian, diego]: Person[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  ;[amina, brian, diego] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'diego'),
  ]
  await suggestMembers(testApp, amina, [brian])
  await testApp.db.updateTable('member').set({ suggests: false }).where('id', '=', diego.id).execute()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['outcome_count', 'outcome_progress', 'cards_seen'] as const) await testApp.db.deleteFrom(table).execute()
  testApp.clock.set(new Date((Math.floor(testApp.clock.now().getTime() / dayMs) + 3) * dayMs + dayMs / 2))
})

const show = async (...viewers: (Person | undefined)[]) => {
  const counter = new ImpressionCounter(testApp.db, testApp.platform.log)
  for (const viewer of viewers) counter.recordShown([brian?.id ?? ''], testApp.clock.now(), viewer?.id)
  await counter.flush()
}
const count = () => countMembersShownPeople(testApp.platform, testApp.clock.now())
const sums = async () => {
  const rows = await testApp.db.selectFrom('outcome_count').selectAll().where('measure', '=', 'viewer').orderBy('day').execute()
  return rows.map(({ day, shown_order, members }) => `${day} ${shown_order} ${members}`).toSorted()
}
const today = () => utcDay(testApp.clock.now())

test('each member who was shown people counts once for the day, by their order, when the day is over', async () => {
  const day = today()
  await show(amina, brian, diego)
  await show(amina, brian)
  await count()
  expect(await sums()).toEqual([])
  testApp.clock.advance({ days: 1 })
  await show(amina)
  await Promise.all([count(), count()])
  await count()
  expect(await sums()).toEqual([`${day} activity 1`, `${day} model 1`, `${day} rule 1`])
})

test('days on which the job did not run are counted later, and none of before the first run', async () => {
  await show(amina)
  testApp.clock.advance({ days: 2 })
  await count()
  const missed = today()
  await show(amina, brian)
  testApp.clock.advance({ days: 3 })
  await count()
  expect(await sums()).toEqual([`${missed} model 1`, `${missed} rule 1`])
})

test('who is erased before the night is not counted', async () => {
  const gone = await createPerson(testApp, 'esi')
  const day = today()
  await show(gone, brian)
  await testApp.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', gone.id).execute()
  testApp.clock.advance({ days: 1 })
  await count()
  expect(await sums()).toEqual([`${day} rule 1`])
})
