// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

const dayMs = 86_400_000
const kindsLeft = async () => {
  const rows = await testApp.db.selectFrom('job').select('kind').where('kind', 'like', 'test.%').orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

test('done jobs, dedupe keys and failed jobs are deleted after their retention; pending jobs stay', async () => {
  await testApp.runJobs()
  const now = testApp.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs)
  const job = { payload: '{}', run_at: ago(200), created_at: ago(200) }
  await testApp.db
    .insertInto('job')
    .values([
      { ...job, kind: 'test.done-today', done_at: ago(0) },
      { ...job, kind: 'test.done-yesterday', done_at: ago(1.5) },
      { ...job, kind: 'test.keyed-lately', done_at: ago(80), dedupe: 'one' },
      { ...job, kind: 'test.keyed-long-ago', done_at: ago(91), dedupe: 'two' },
      { ...job, kind: 'test.failed-lately', run_at: ago(20), attempts: 8 },
      { ...job, kind: 'test.failed-long-ago', run_at: ago(31), attempts: 8 },
      { ...job, kind: 'test.waiting', run_at: ago(-300) },
    ])
    .execute()
  await testApp.db
    .insertInto('job')
    .values(Array.from({ length: 10_001 }, () => ({ ...job, kind: 'test.many', done_at: ago(2) })))
    .execute()
  testApp.clock.advance({ hours: 1 })
  await testApp.runJobs()
  expect(await kindsLeft()).toEqual(['test.done-today', 'test.failed-lately', 'test.keyed-lately', 'test.waiting'])
  testApp.clock.advance({ days: 1 })
  await testApp.runJobs()
  expect(await kindsLeft()).toEqual(['test.failed-lately', 'test.keyed-lately', 'test.waiting'])
  // The purge jobs themselves are deleted, too.
  testApp.clock.advance({ days: 100 })
  await testApp.runJobs()
  expect(await kindsLeft()).toEqual(['test.waiting'])
  const { rows, kinds } = await testApp.db
    .selectFrom('job')
    .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.count<string>('kind').distinct().as('kinds')])
    .executeTakeFirstOrThrow()
  // Of each recurring job the next run is left, and of some the run of the last day.
  expect(Number(rows)).toBeLessThan(2 * Number(kinds))
})
