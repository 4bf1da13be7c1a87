import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { type Logger, withoutAddresses } from '../log.ts'

export interface JobRun {
  /** Which try this is, from 1. */
  attempt: number
}
export type JobHandler<P> = (payload: P, run: JobRun) => Promise<void>

/** A kind of work that is done after the transaction that asked for it has committed. */
export interface JobKind<P> {
  readonly kind: string
  readonly payload?: P
  /** Waits for somebody else, such as a mail server, or takes long: never in the way of live events. */
  readonly slow: boolean
  /** How often it is tried; each pause is twice the one before, the first 0.4 s. */
  readonly tries: number
}
/** 8 tries take two minutes, after which live events are stale; 18 take a day and more, within which a mail server or a store of files comes back. */
export const jobKind = <P>(kind: string, { slow = false, tries = slow ? 18 : 8 }: { slow?: boolean; tries?: number } = {}): JobKind<P> => ({
  kind,
  slow,
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

/** Writes a job in the caller's transaction: it exists if and only if that commits. */
export const addJob = async <P>(tx: Tx, job: JobKind<P>, payload: P, now: Date, options: JobOptions = {}): Promise<void> => {
  await tx
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
    .execute()
}

/** Removes the jobs that carry one of these words, such as a member's id, and the word from what is noted of failed ones. */
export const forgetJobs = async (tx: Tx, words: readonly string[]): Promise<void> => {
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

const batch = 10

/** Jobs of one pace, run one after the other. */
interface Lane {
  slow: boolean
  /** After this a job counts as crashed. */
  leaseSeconds: number
  running: Promise<void> | undefined
  again: boolean
}
const lane = (slow: boolean, leaseSeconds: number): Lane => ({ slow, leaseSeconds, running: undefined, again: false })

/** Runs due jobs: at most one process has one at a time, a failed one comes again later, a crashed one after its lease. */
export class JobRunner implements AsyncDisposable {
  readonly #handlers = new Map<string, JobHandler<never>>()
  readonly #slowKinds: string[] = []
  readonly #lanes = [lane(false, 60), lane(true, 900)]
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Logger
  readonly #random: () => number
  #timer: NodeJS.Timeout | undefined
  #slow = true
  #closed = false

  constructor(db: Database, clock: Clock, log: Logger, random: () => number) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#random = random
  }

  handle<P>(job: JobKind<P>, handler: JobHandler<P>): void {
    if (this.#handlers.has(job.kind)) throw new Error(`two handlers for ${job.kind}`)
    this.#handlers.set(job.kind, handler)
    if (job.slow) this.#slowKinds.push(job.kind)
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
    for (const one of this.#lanes) if (this.#slow || !one.slow) this.#wake(one)
  }

  #wake(one: Lane): void {
    one.again = true
    one.running ??= this.#runLane(one).finally(() => (one.running = undefined))
  }

  async #runLane(one: Lane): Promise<void> {
    try {
      while (one.again && !this.#closed) {
        one.again = false
        await this.#runAll(one)
      }
    } catch (error) {
      this.#log.error({ err: error }, 'jobs could not be taken')
    }
  }

  /** Runs everything due at this moment and returns how many jobs ran; tests call it directly. */
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
    for (;;) {
      const taken = await this.#take(one)
      if (taken.length === 0) return ran
      for (const job of taken) await this.#run(job)
      ran += taken.length
    }
  }

  async #take({ slow, leaseSeconds }: Lane): Promise<Taken[]> {
    const now = this.#clock.now()
    const { rows } = await sql<Taken>`
      update job set attempts = attempts + 1, locked_until = ${new Date(now.getTime() + leaseSeconds * 1000)}
      where id in (
        select id from job where done_at is null and run_at <= ${now} and (kind = any(${this.#slowKinds}::text[])) = ${slow} and (locked_until is null or locked_until < ${now}) and attempts < max_attempts
        order by run_at, id limit ${batch} for update skip locked)
      returning id, kind, payload, attempts, max_attempts`.execute(this.#db)
    return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
  }

  async #run(job: Taken): Promise<void> {
    const handler = this.#handlers.get(job.kind)
    try {
      if (handler === undefined) throw new Error(`no handler for job ${job.kind}`)
      await handler(job.payload as never, { attempt: job.attempts })
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

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    for (const { running } of this.#lanes) await running
  }
}
