import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import { hourOf } from './hours.ts'
import { addImpressions, type ImpressionCount } from './store.ts'

/** Written at once when so many members and hours wait. */
const flushAbove = 5000
/** Beyond this, with the database away, the newest go uncounted. */
const maxPending = 50_000

/**
 * Counts how often members are shown and opened, without a write for each: sums by hour wait in memory and are added to the database now and
 * then. Who looked is never noted. What waits is lost when the process is killed.
 */
export class ImpressionCounter implements AsyncDisposable {
  readonly #db: Database
  readonly #log: Logger
  #waiting = new Map<string, ImpressionCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** The members stood on a page of matches that somebody else was given. */
  countShown(memberIds: readonly string[], at: Date): void {
    for (const id of memberIds) this.#add({ member_id: id, hour: hourOf(at), shown: 1, viewed: 0 })
    if (this.#waiting.size >= flushAbove) void this.flush()
  }

  /** Somebody else opened the member's profile. */
  countViewed(memberId: string, at: Date): void {
    this.#add({ member_id: memberId, hour: hourOf(at), shown: 0, viewed: 1 })
  }

  /** Writes every so often what has gathered. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.flush(), everyMs)
    this.#timer.unref()
  }

  /** Writes what waits; a failure is logged, and tried again with the next one. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  #add(counted: ImpressionCount): void {
    const key = `${counted.hour} ${counted.member_id}`
    const known = this.#waiting.get(key)
    if (known === undefined && this.#waiting.size >= maxPending) return
    this.#waiting.set(
      key,
      known === undefined ? counted : { ...known, shown: known.shown + counted.shown, viewed: known.viewed + counted.viewed },
    )
  }

  async #write(): Promise<void> {
    const taken = [...this.#waiting.values()]
    this.#waiting = new Map()
    while (taken.length > 0) {
      const part = taken.splice(0, 1000)
      try {
        await addImpressions(this.#db, part)
      } catch (error) {
        for (const counted of [...part, ...taken]) this.#add(counted)
        this.#log.warn({ err: error }, 'attention could not be written down')
        return
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
