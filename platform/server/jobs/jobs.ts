import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { type Logger, withoutAddresses } from '../log.ts'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { type QueueName, type QueueRules, queueNames, queueRules } from './queues.ts'

export interface JobRun {
  /** Which try this is, from 1. */
  attempt: number
}
export type JobHandler<P> = (payload: P, run: JobRun) => Promise<void>

/** A kind of work that is done after the transaction that asked for it has committed. */
export interface JobKind<P> {
  readonly kind: string
  readonly payload?: P
  readonly lane: QueueName
  /** How often it is tried; each pause is twice the one before, the first 0.4 s. */
  readonly tries: number
}
/**
 * Names a kind of job. A `slow` one waits for somebody else, and says for whom, or takes long (`true`): it is never in the way of live
 * events, nor of those who wait for somebody else again. 8 tries take two minutes, after which live events are stale; 18 take a day and
 * more, within which a mail server or a store of files comes back.
 */
export const jobKind = <P>(
  kind: string,
  { slow = false, tries = slow === false ? 8 : 18 }: { slow?: boolean | 'codes' | 'mail' | 'push'; tries?: number } = {},
): JobKind<P> => ({
  kind,
  lane: slow === false ? 'live' : slow === true ? 'long' : slow,
  tries,
})

export interface JobOptions {
  /** Not before this moment; at once by default. */
  runAt?: Date
  /** A second job with the same key is not added, for as long as the first is remembered: 90 days after it is done. */
  dedupe?: string
}

/** Keys outlive the job and may name people, whom nobody should find there. */
const fingerprint = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Writes a job in the caller's transaction: it exists if and only if that commits. Answers false where its key is taken. */
export const tryAddJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('job')
    .values({
      kind: job.kind,
      payload: JSON.stringify(payload),
      run_at: options.runAt ?? now,
      dedupe: options.dedupe === undefined ? null : fingerprint(options.dedupe),
      max_attempts: job.tries,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The same for callers to whom a taken key is as good. */
export const addJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<void> =>
  void (await tryAddJob(tx, job, payload, now, options))

/** Removes the jobs that carry one of these words, such as a member's id, and the word from what is noted of failed ones. */
export const purgeJobs = async (tx: Tx, words: readonly string[]): Promise<void> => {
  for (const word of words) {
    await tx
      .deleteFrom('job')
      .where('done_at', 'is', null)
      .where(sql<boolean>`strpos(payload::text, ${JSON.stringify(word)}) > 0`)
      .execute()
    await tx
      .updateTable('job')
      .set({ last_error: null })
      .where(sql<boolean>`strpos(last_error, ${word}) > 0`)
      .execute()
  }
}

interface Taken {
  id: string
  kind: string
  payload: unknown
  attempts: number
  max_attempts: number
}

/** Those who keep their order are taken ten at a time: one question to the database for all of them. */
const batch = 10
/** What a runner may be told apart from the rules of the service. */
export interface RunnerOptions {
  rules?: Readonly<Record<QueueName, QueueRules>>
  /** How long a stop waits for what runs. */
  stopPatienceMs?: number
}

/** Slow lanes are looked into that long after they were woken: what comes meanwhile is taken along. */
const gatherMs = 100

interface Lane extends QueueRules {
  name: QueueName
  /** The job that holds each place. */
  running: Map<string, Promise<void>>
  /** Jobs taken together with one that runs before them. */
  next: string[]
  working: Promise<void> | undefined
  again: boolean
}

/** Runs due jobs: at most one process has one at a time, a failed one comes again later, a crashed one after its lease. */
export class JobRunner implements AsyncDisposable {
  readonly #handlers = new Map<string, JobHandler<never>>()
  readonly #laneOf = new Map<string, QueueName>()
  readonly #lanes: Lane[]
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #random: () => number
  readonly #stopPatienceMs: number
  #timer: NodeJS.Timeout | undefined
  #slow = true
  #gathering: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Database, clock: Clock, log: Logger, random: () => number, options: RunnerOptions = {}) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#random = random
    this.#stopPatienceMs = options.stopPatienceMs ?? 2000
    const rules = options.rules ?? queueRules
    this.#lanes = queueNames.map((name) => ({ ...rules[name], name, running: new Map(), next: [], working: undefined, again: false }))
  }

  handle<P>(job: JobKind<P>, handler: JobHandler<P>): void {
    if (this.#handlers.has(job.kind)) throw new Error(`two handlers for ${job.kind}`)
    this.#handlers.set(job.kind, handler)
    this.#laneOf.set(job.kind, job.lane)
  }

  /** The lane a kind runs in; an unknown one is in nobody's way either. */
  laneOf(kind: string): QueueName {
    return this.#laneOf.get(kind) ?? 'live'
  }

  /** Looks for due jobs now and then every `everyMs`; without `slow` only for those that members wait for, such as live events. */
  start(everyMs: number, { slow = true }: { slow?: boolean } = {}): void {
    this.#slow = slow
    this.#timer = setInterval(() => this.wake(), everyMs)
    this.#timer.unref()
    this.wake()
  }

  /** Called after a commit that added a job. */
  wake(): void {
    if (this.#closed || this.#timer === undefined) return
    for (const one of this.#lanes) if (one.name === 'live') this.#wake(one)
    if (!this.#slow) return
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      for (const one of this.#lanes) if (one.name !== 'live') this.#wake(one)
    }, gatherMs).unref()
  }

  #wake(one: Lane): void {
    one.again = true
    one.working ??= this.#work(one).finally(() => (one.working = undefined))
  }

  async #work(one: Lane): Promise<void> {
    try {
      while (one.again && !this.#closed) {
        one.again = false
        await (one.atOnce === 1 ? this.#runAll(one) : this.#fill(one))
      }
    } catch (error) {
      this.#log.error({ err: error }, 'jobs could not be taken')
    }
  }

  /** Keeps every place of a lane taken until nothing is due; answers while the last ones still run. */
  async #fill(one: Lane): Promise<void> {
    while (!this.#closed) {
      const free = one.atOnce - one.running.size
      if (free === 0) await Promise.race(one.running.values())
      else {
        const taken = await this.#take(one, free)
        if (taken.length === 0) return
        for (const job of taken) void this.#hold(one, job)
      }
    }
  }

  /** Runs a job in a place of its lane; never rejects. */
  #hold(one: Lane, job: Taken): Promise<void> {
    const run = this.#run(one, job)
      .catch((error: unknown) => this.#log.error({ err: error, job: job.id, kind: job.kind }, 'the end of a job could not be noted'))
      .finally(() => one.running.delete(job.id))
    one.running.set(job.id, run)
    return run
  }

  /** Runs everything due at this moment, one after the other, and returns how many jobs ran; tests call it directly. */
  async runDue(): Promise<number> {
    let ran = 0
    for (;;) {
      let found = 0
      for (const one of this.#lanes) found += await this.#runAll(one)
      if (found === 0) return ran
      ran += found
    }
  }

  async #runAll(one: Lane): Promise<number> {
    let ran = 0
    while (!this.#closed) {
      const until = this.#clock.now().getTime() + one.leaseSeconds * 1000
      const taken = await this.#take(one, batch)
      if (taken.length === 0) break
      one.next = taken.map(({ id }) => id)
      for (const job of taken) {
        // Whoever waited longer than the lease behind the others may be taken by another process by now.
        if (this.#clock.now().getTime() >= until) one.next = []
        if (this.#closed || one.next.length === 0) break
        one.next.shift()
        await this.#hold(one, job)
      }
      ran += taken.length
    }
    return ran
  }

  async #take({ name, leaseSeconds }: Lane, most: number): Promise<Taken[]> {
    const now = this.#clock.now()
    // What nobody serves any more is found by the first lane, and noted as failed there.
    const kinds = [...this.#laneOf].filter(([, lane]) => (name === 'live' ? lane !== 'live' : lane === name)).map(([kind]) => kind)
    const { rows } = await sql<Taken>`
      update job set attempts = attempts + 1, locked_until = ${new Date(now.getTime() + leaseSeconds * 1000)}
      where id in (
        select id from job where done_at is null and run_at <= ${now} and (kind = any(${kinds}::text[])) = ${name !== 'live'} and (locked_until is null or locked_until < ${now}) and attempts < max_attempts
        order by run_at, id limit ${most} for update skip locked)
      returning id, kind, payload, attempts, max_attempts`.execute(this.#db)
    return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
  }

  async #run({ deadlineMs }: Lane, job: Taken): Promise<void> {
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
          last_error: withoutAddresses(String(error)).slice(0, 500),
        })
        .where('id', '=', job.id)
        .execute()
    }
  }

  /** Gives back jobs that were taken and not done, as if they had never been taken. */
  async #release(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await sql`update job set locked_until = null, attempts = greatest(attempts - 1, 0) where id = any(${[...ids]}::bigint[]) and done_at is null`.execute(
      this.#db,
    )
  }

  /** Waits a little for what runs; what still hangs then is left to the next process, at once. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    clearTimeout(this.#gathering)
    const running = this.#lanes.flatMap((one) => [one.working ?? Promise.resolve(), ...one.running.values()])
    await withTimeout(this.#stopPatienceMs, Promise.all(running)).catch(() => this.#log.warn('jobs that hang are left to the next process'))
    const left = this.#lanes.flatMap((one) => [...one.running.keys(), ...one.next])
    await withTimeout(1000, this.#release(left)).catch((error: unknown) => this.#log.warn({ err: error }, 'jobs could not be given back'))
  }
}
