import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '#testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { inTransaction } from '../db/database.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { createLog } from '../log.ts'
import { JobRunner } from './jobs.ts'
import { addSweep, serveSweep, sweepKind } from './sweep.ts'

const sweep = sweepKind('test.sweep', 'hour')

let database: TestDatabase
beforeEach(async () => void (database = await openTestDatabase()))
afterEach(() => database[Symbol.asyncDispose]())

test('what a sweep has no time for is taken on by further jobs, and the next one comes in an hour, once', async () => {
  const { db } = database
  const clock = testClock()
  await sql`insert into failed_attempt (key, failed, expires_at)
    select int4send(number), 1, ${clock.now()} from generate_series(1, 25) number`.execute(db)
  const jobs = new JobRunner(db, clock, createLog('silent'), () => 0.5)
  const left: number[] = []
  const limits = { rows: 10, ms: 0 }
  serveSweep(
    { db, clock, jobs },
    sweep,
    async (batches, now) => {
      await deleteInBatches(batches, 'failed_attempt', { by: 'expires_at', upTo: now })
      left.push((await db.selectFrom('failed_attempt').select('key').execute()).length)
    },
    limits,
  )
  await inTransaction(db, async (tx) => {
    for (const minutes of [0, 20]) await addSweep(tx, sweep, new Date(clock.now().getTime() + minutes * 1000), clock.now())
  })
  await jobs.runDue()
  expect(left).toEqual([15, 5, 0])
  const waiting = await db.selectFrom('job').select('run_at').where('kind', '=', sweep.kind).where('done_at', 'is', null).execute()
  expect(waiting.map(({ run_at }) => run_at.getTime() - clock.now().getTime())).toEqual([3_600_000])

  clock.advance({ hours: 1 })
  await jobs.runDue()
  expect(left).toEqual([15, 5, 0, 0])
  await jobs[Symbol.asyncDispose]()
})
