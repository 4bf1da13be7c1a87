import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'
import type { Database } from '../db/database.ts'
import { type Logger, maskEmailAddresses } from '../log.ts'
import type { JobHandler, JobKind } from './job-kind.ts'
import { type QueueName, type QueueRules, queueNames, queueRules } from './queues.ts'

interface ClaimedJob {
  id: string
  kind: string
  payload: unknown
  attempts: number
  max_attempts: number
}

/** Jobs of an ordered queue are claimed ten at a time to save queries. */
const batch = 10
/** Overrides for tests. */
export interface RunnerOptions {
  rules?: Readonly<Record<QueueName, QueueRules>>
  /** Milliseconds that stopping waits for running jobs. */
  stopPatienceMs?: number
}

/** Delay before slow queues are polled after a wake-up, so that jobs added meanwhile are claimed together. */
const debounceMs = 100

interface Queue extends QueueRules {
  name: QueueName
  /** Running jobs by id. */
  running: Map<string, Promise<void>>
  /** Ids of claimed jobs that have not started. */
  next: string[]
  working: Promise<void> | undefined
  again: boolean
}

/** Runs due jobs. A job runs in one process at a time; a failed job is retried after a pause, a crashed one after its lease. */
export class JobRunner implements AsyncDisposable {
  readonly #handlers = new Map<string, JobHandler<never>>()
  readonly #queueByKind = new Map<string, QueueName>()
  readonly #queues: Queue[]
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #random: () => number
  readonly #stopPatienceMs: number
  #timer: NodeJS.Timeout | undefined
  #slow = true
  #debounce: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Database, clock: Clock, log: Logger, random: () => number, options: RunnerOptions = {}) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#random = random
    this.#stopPatienceMs = options.stopPatienceMs ?? 2000
    const rules = options.rules ?? queueRules
    this.#queues = queueNames.map((name) => ({ ...rules[name], name, running: new Map(), next: [], working: undefined, again: false }))
  }

  handle<P>(job: JobKind<P>, handler: JobHandler<P>): void {
    if (this.#handlers.has(job.kind)) throw new Error(`two handlers for ${job.kind}`)
    this.#handlers.set(job.kind, handler)
    this.#queueByKind.set(job.kind, job.queue)
  }

  /** The queue a kind runs in; `live` for unknown kinds. */
  queueOf(kind: string): QueueName {
    return this.#queueByKind.get(kind) ?? 'live'
  }

  /** Polls for due jobs now and every `everyMs`; without `slow` only the `live` queue. */
  start(everyMs: number, { slow = true }: { slow?: boolean } = {}): void {
    this.#slow = slow
    this.#timer = setInterval(() => this.wake(), everyMs)
    this.#timer.unref()
    this.wake()
  }

  /** Polls the queues soon; call it after a commit that added a job. */
  wake(): void {
    if (this.#closed || this.#timer === undefined) return
    for (const queue of this.#queues) if (queue.name === 'live') this.#wake(queue)
    if (!this.#slow) return
    this.#debounce ??= setTimeout(() => {
      this.#debounce = undefined
      for (const queue of this.#queues) if (queue.name !== 'live') this.#wake(queue)
    }, debounceMs).unref()
  }

  #wake(queue: Queue): void {
    queue.again = true
    queue.working ??= this.#work(queue).finally(() => (queue.working = undefined))
  }

  async #work(queue: Queue): Promise<void> {
    try {
      while (queue.again && !this.#closed) {
        queue.again = false
        await (queue.atOnce === 1 ? this.#runAll(queue) : this.#fill(queue))
      }
    } catch (error) {
      this.#log.error({ err: error }, 'jobs could not be claimed')
    }
  }

  /** Starts jobs up to the concurrency of the queue until none is due; resolves while the last ones still run. */
  async #fill(queue: Queue): Promise<void> {
    while (!this.#closed) {
      const free = queue.atOnce - queue.running.size
      if (free === 0) await Promise.race(queue.running.values())
      else {
        const claimed = await this.#claim(queue, free)
        if (claimed.length === 0) return
        for (const job of claimed) void this.#start(queue, job)
      }
    }
  }

  /** Runs a job and tracks it as running; never rejects. */
  #start(queue: Queue, job: ClaimedJob): Promise<void> {
    const run = this.#run(queue, job)
      .catch((error: unknown) => this.#log.error({ err: error, job: job.id, kind: job.kind }, 'the result of a job could not be saved'))
      .finally(() => queue.running.delete(job.id))
    queue.running.set(job.id, run)
    return run
  }

  /** Runs all due jobs one after the other and returns their number; for tests. */
  async runDue(): Promise<number> {
    let ran = 0
    for (;;) {
      let found = 0
      for (const queue of this.#queues) found += await this.#runAll(queue)
      if (found === 0) return ran
      ran += found
    }
  }

  async #runAll(queue: Queue): Promise<number> {
    let ran = 0
    while (!this.#closed) {
      const until = this.#clock.now().getTime() + queue.leaseSeconds * 1000
      const claimed = await this.#claim(queue, batch)
      if (claimed.length === 0) break
      queue.next = claimed.map(({ id }) => id)
      for (const job of claimed) {
        // After the lease has expired, another process may have claimed the rest.
        if (this.#clock.now().getTime() >= until) queue.next = []
        if (this.#closed || queue.next.length === 0) break
        queue.next.shift()
        await this.#start(queue, job)
      }
      ran += claimed.length
    }
    return ran
  }

  /** Claims due jobs of a queue for the length of its lease. */
  async #claim({ name, leaseSeconds }: Queue, limit: number): Promise<ClaimedJob[]> {
    const now = this.#clock.now()
    // The `live` queue also claims jobs of unknown kinds, which then fail.
    const kinds = [...this.#queueByKind].filter(([, queue]) => (name === 'live' ? queue !== 'live' : queue === name)).map(([kind]) => kind)
    const { rows } = await sql<ClaimedJob>`
      update job set attempts = attempts + 1, locked_until = ${new Date(now.getTime() + leaseSeconds * 1000)}
      where id in (
        select id from job where done_at is null and run_at <= ${now} and (kind = any(${kinds}::text[])) = ${name !== 'live'} and (locked_until is null or locked_until < ${now}) and attempts < max_attempts
        order by run_at, id limit ${limit} for update skip locked)
      returning id, kind, payload, attempts, max_attempts`.execute(this.#db)
    return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
  }

  async #run({ deadlineMs }: Queue, job: ClaimedJob): Promise<void> {
    const handler = this.#handlers.get(job.kind)
    try {
      if (handler === undefined) throw new Error(`no handler for job ${job.kind}`)
      await withTimeout(deadlineMs, handler(job.payload as never, { attempt: job.attempts }))
      await this.#db
        .updateTable('job')
        .set({ done_at: this.#clock.now(), payload: '{}', locked_until: null })
        .where('id', '=', job.id)
        .execute()
    } catch (error) {
      const last = job.attempts >= job.max_attempts
      this.#log[last ? 'error' : 'warn']({ err: error, job: job.id, kind: job.kind, attempt: job.attempts }, 'job failed')
      const waitMs = 200 * 2 ** job.attempts * (0.75 + this.#random() / 2)
      await this.#db
        .updateTable('job')
        .set({
          run_at: new Date(this.#clock.now().getTime() + waitMs),
          locked_until: null,
          last_error: maskEmailAddresses(String(error)).slice(0, 500),
        })
        .where('id', '=', job.id)
        .execute()
    }
  }

  /** Releases claimed jobs that did not finish, without counting the attempt. */
  async #release(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await sql`update job set locked_until = null, attempts = greatest(attempts - 1, 0) where id = any(${[...ids]}::bigint[]) and done_at is null`.execute(
      this.#db,
    )
  }

  /** Waits up to the stop limit for running jobs, then releases the unfinished ones for another process. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    clearTimeout(this.#debounce)
    const running = this.#queues.flatMap((queue) => [queue.working ?? Promise.resolve(), ...queue.running.values()])
    await withTimeout(this.#stopPatienceMs, Promise.all(running)).catch(() =>
      this.#log.warn('unfinished jobs are left to the next process'),
    )
    const left = this.#queues.flatMap((queue) => [...queue.running.keys(), ...queue.next])
    await withTimeout(1000, this.#release(left)).catch((error: unknown) => this.#log.warn({ err: error }, 'jobs could not be released'))
  }
}
