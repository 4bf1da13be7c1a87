import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { registerRecurringJob, planRecurringJobs, recurringJob } from './recurring.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())

const waiting = async (kind: string): Promise<Date[]> => {
  const rows = await testApp.db.selectFrom('job').select('run_at').where('kind', '=', kind).where('done_at', 'is', null).execute()
  return rows.map(({ run_at }) => run_at)
}

test('a run past its time limit is finished by further jobs, and the next run is planned once, in an hour', async () => {
  const { db, clock, platform } = testApp
  // Runs the service's own hourly job that deletes from `failed_attempt`, so that it cannot delete rows of this test.
  await testApp.runJobs()
  await sql`insert into failed_attempt (key, failed, expires_at)
    select int4send(number), 1, ${clock.now()} from generate_series(1, 25) number`.execute(db)
  const left: number[] = []
  const purge = recurringJob('test.purge', 'hour', async (_platform, { batches, now }) => {
    await deleteInBatches(batches, 'failed_attempt', { by: 'expires_at', upTo: now })
    left.push((await db.selectFrom('failed_attempt').select('key').execute()).length)
  })
  registerRecurringJob(platform, purge, undefined, { rows: 10, ms: 0 })
  for (const seconds of [0, 20]) await planRecurringJobs(db, [purge], new Date(clock.now().getTime() + seconds * 1000))
  await testApp.runJobs()
  expect(left).toEqual([15, 5, 0])
  expect(await waiting(purge.kind)).toEqual([new Date(clock.now().getTime() + 3_600_000)])

  clock.advance({ hours: 1 })
  await testApp.runJobs()
  expect(left).toEqual([15, 5, 0, 0])
})

test('a daily job at a fixed hour waits for that hour of UTC and runs once a day', async () => {
  const { db, clock, platform } = testApp
  clock.set(new Date('2026-03-04T21:30:00Z'))
  let runs = 0
  const compare = recurringJob('test.compare', { atHour: 2 }, () => Promise.resolve(void runs++))
  registerRecurringJob(platform, compare, undefined)
  await Promise.all([planRecurringJobs(db, [compare], clock.now()), planRecurringJobs(db, [compare], clock.now())])
  expect(await waiting(compare.kind)).toEqual([new Date('2026-03-05T02:00:00Z')])
  await testApp.runJobs()
  expect(runs).toBe(0)
  clock.set(new Date('2026-03-05T02:00:01Z'))
  await testApp.runJobs()
  expect(runs).toBe(1)
  expect(await waiting(compare.kind)).toEqual([new Date('2026-03-06T02:00:00Z')])
})

test('a failed run does not stop the following runs', async () => {
  const { db, clock, platform } = testApp
  const fails = recurringJob('test.fails', 'day', () => Promise.reject(new Error('away')))
  registerRecurringJob(platform, fails, undefined)
  await planRecurringJobs(db, [fails], clock.now())
  await testApp.runJobs()
  expect(await waiting(fails.kind)).toContainEqual(new Date(clock.now().getTime() + 86_400_000))
})
