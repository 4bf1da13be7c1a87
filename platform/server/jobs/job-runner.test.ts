import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '#tests/support/app/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { inTransaction } from '../db/database.ts'
import { createLog } from '../log.ts'
import { addJob } from './add-job.ts'
import { jobKind } from './job-kind.ts'
import { JobRunner, type RunnerOptions } from './job-runner.ts'
import { type QueueName, type QueueRules, queueNames } from './queues.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database[Symbol.asyncDispose]())

const note = jobKind<{ text: string }>('test.note')
const runnerFor = (clock: ReturnType<typeof testClock>, handler: (payload: { text: string }) => Promise<void>) => {
  const runner = new JobRunner(database.db, clock, createLog('silent'), () => 0.5)
  runner.handle(note, handler)
  return runner
}

test('a job exists if and only if its transaction commits, and runs once', async () => {
  const clock = testClock()
  const seen: string[] = []
  const runner = runnerFor(clock, ({ text }) => Promise.resolve(void seen.push(text)))
  await inTransaction(database.db, (tx) => addJob(tx, note, { text: 'kept' }, clock.now()))
  await inTransaction(database.db, async (tx) => {
    await addJob(tx, note, { text: 'rolled back' }, clock.now())
    throw new Error('no')
  }).catch(() => {})
  await runner.runDue()
  await runner.runDue()
  expect(seen).toEqual(['kept'])
})

test('a failed job is retried after a pause', async () => {
  const clock = testClock()
  let tries = 0
  const runner = runnerFor(clock, () => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve()))
  await inTransaction(database.db, (tx) => addJob(tx, note, { text: 'again' }, clock.now()))
  expect(await runner.runDue()).toBe(1)
  expect(await runner.runDue()).toBe(0)
  clock.advance({ seconds: 2 })
  expect(await runner.runDue()).toBe(1)
  clock.advance({ days: 1 })
  expect(await runner.runDue()).toBe(0)
})

test('a job runs at its time, and its dedupe key prevents a second one', async () => {
  const clock = testClock()
  const seen: string[] = []
  const runner = runnerFor(clock, ({ text }) => Promise.resolve(void seen.push(text)))
  const options = { runAt: new Date(clock.now().getTime() + 60_000), dedupe: 'the one' }
  await inTransaction(database.db, async (tx) => {
    await addJob(tx, note, { text: 'first' }, clock.now(), options)
    await addJob(tx, note, { text: 'second' }, clock.now(), options)
  })
  expect(await runner.runDue()).toBe(0)
  clock.advance({ minutes: 2 })
  await runner.runDue()
  expect(seen).toEqual(['first'])
})

test('two runners share the jobs and run each once', async () => {
  const clock = testClock()
  const seen: string[] = []
  const handler = ({ text }: { text: string }) => Promise.resolve(void seen.push(text))
  const [one, two] = [runnerFor(clock, handler), runnerFor(clock, handler)]
  await inTransaction(database.db, async (tx) => {
    for (let index = 0; index < 60; index++) await addJob(tx, note, { text: String(index) }, clock.now())
  })
  await Promise.all([one.runDue(), two.runDue()])
  expect(seen.toSorted()).toEqual(Array.from({ length: 60 }, (_, index) => String(index)).toSorted())
})

test('a slow job does not block live jobs', async () => {
  const clock = testClock()
  const slow = jobKind<Record<string, never>>('test.slow', { slow: true })
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  let onRun = (_text: string) => {}
  const ran = new Promise<string>((resolve) => (onRun = resolve))
  const runner = runnerFor(clock, ({ text }) => Promise.resolve(onRun(text)))
  runner.handle(slow, () => held)
  await inTransaction(database.db, async (tx) => {
    await addJob(tx, slow, {}, clock.now())
    await addJob(tx, note, { text: 'not blocked' }, clock.now())
  })
  runner.start(3_600_000)
  expect(await ran).toBe('not blocked')
  finish()
  await runner[Symbol.asyncDispose]()
})

test('the job of a crashed process is taken over after its lease', async () => {
  const clock = testClock()
  const seen: string[] = []
  await inTransaction(database.db, (tx) => addJob(tx, note, { text: 'orphan' }, clock.now()))
  await database.db
    .updateTable('job')
    .set({ attempts: 1, locked_until: new Date(clock.now().getTime() + 60_000) })
    .where('done_at', 'is', null)
    .execute()
  const runner = runnerFor(clock, ({ text }) => Promise.resolve(void seen.push(text)))
  expect(await runner.runDue()).toBe(0)
  clock.advance({ seconds: 61 })
  await runner.runDue()
  expect(seen).toEqual(['orphan'])
})

const quick = Object.fromEntries(
  queueNames.map((name) => [name, { atOnce: name === 'live' ? 1 : 2, deadlineMs: 60_000, leaseSeconds: 120 }]),
)
const rulesOf = (changes: Partial<QueueRules> = {}): RunnerOptions => ({
  rules: { ...quick, mail: { ...quick.mail, ...changes } } as Record<QueueName, QueueRules>,
  stopPatienceMs: 50,
})
const never = () => new Promise<void>(() => {})
const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give, given }
}
const mail = jobKind<{ text: string }>('test.mail', { slow: 'mail' })
const code = jobKind<{ text: string }>('test.code', { slow: 'codes' })
const addMails = (clock: ReturnType<typeof testClock>, ...texts: string[]) =>
  inTransaction(database.db, async (tx) => {
    for (const text of texts) await addJob(tx, mail, { text }, clock.now())
  })
const forgetAll = () => database.db.deleteFrom('job').execute()

test('a hanging mail blocks neither the next mail nor, when all mails hang, a code', async () => {
  const clock = testClock()
  const [sent, coded] = [signal(), signal()]
  const runner = new JobRunner(database.db, clock, createLog('silent'), () => 0.5, rulesOf())
  runner.handle(mail, ({ text }) => (text === 'sent' ? Promise.resolve(sent.give()) : never()))
  runner.handle(code, () => Promise.resolve(coded.give()))
  await addMails(clock, 'hangs', 'sent')
  runner.start(3_600_000)
  await expect(sent.given).resolves.toBeUndefined()
  await addMails(clock, 'hangs', 'hangs', 'hangs')
  await inTransaction(database.db, (tx) => addJob(tx, code, { text: '' }, clock.now()))
  runner.wake()
  await expect(coded.given).resolves.toBeUndefined()
  await runner[Symbol.asyncDispose]()
  await forgetAll()
})

test('a queue runs at most its number of concurrent jobs, and all of them in the end', async () => {
  const clock = testClock()
  let [now, most, done] = [0, 0, 0]
  const finished = signal()
  const runner = new JobRunner(database.db, clock, createLog('silent'), () => 0.5, rulesOf({ atOnce: 3 }))
  runner.handle(mail, async () => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    if (++done === 20) finished.give()
  })
  await addMails(clock, ...Array.from({ length: 20 }, String))
  runner.start(3_600_000)
  await finished.given
  await runner[Symbol.asyncDispose]()
  expect(most).toBe(3)
  expect(await database.db.selectFrom('job').select('id').where('done_at', 'is', null).execute()).toEqual([])
  await forgetAll()
})

test('a job past its deadline fails, frees its slot, and is retried later', async () => {
  const clock = testClock()
  const sent = signal()
  const runner = new JobRunner(database.db, clock, createLog('silent'), () => 0.5, rulesOf({ atOnce: 1, deadlineMs: 20 }))
  runner.handle(mail, ({ text }) => (text === 'hangs' ? never() : Promise.resolve(sent.give())))
  await addMails(clock, 'hangs', 'sent')
  runner.start(3_600_000)
  await sent.given
  await runner[Symbol.asyncDispose]()
  const left = await database.db
    .selectFrom('job')
    .select(['attempts', 'last_error', 'locked_until', 'run_at'])
    .where('done_at', 'is', null)
    .execute()
  expect(left).toMatchObject([{ attempts: 1, locked_until: null }])
  expect(left[0]?.last_error).toContain('took longer')
  expect(left[0]?.run_at.getTime()).toBeGreaterThan(clock.now().getTime())
  await forgetAll()
})

test('on stop, hanging jobs are released for the next process and no new job starts', async () => {
  const clock = testClock()
  const begun = signal()
  const runner = new JobRunner(database.db, clock, createLog('silent'), () => 0.5, rulesOf({ atOnce: 1 }))
  runner.handle(mail, () => {
    begun.give()
    return never()
  })
  await addMails(clock, 'hangs', 'waits')
  runner.start(3_600_000)
  await begun.given
  await runner[Symbol.asyncDispose]()
  const seen: string[] = []
  const next = new JobRunner(database.db, clock, createLog('silent'), () => 0.5, rulesOf())
  next.handle(mail, ({ text }, { attempt }) => Promise.resolve(void seen.push(`${text} ${attempt}`)))
  await next.runDue()
  expect(seen).toEqual(['hangs 1', 'waits 1'])
  await forgetAll()
})
