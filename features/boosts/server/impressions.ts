import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import { toEpochHour } from './hours.ts'
import { addImpressions, type ImpressionCount } from './store.ts'

/** Pending sums above which they are written at once. */
const flushAbove = 5000
/** Pending sums above which new ones are dropped, while the database is unreachable. */
const maxPending = 50_000

/**
 * Counts how often members are shown and their profiles opened. Hourly sums are collected in memory and written periodically, to avoid a
 * write for each view. Viewers are never stored. Pending sums are lost when the process is killed.
 */
export class ImpressionCounter implements AsyncDisposable {
  readonly #db: Database
  readonly #log: Logger
  #pending = new Map<string, ImpressionCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Counts members who were on another member's page of matches, and how many cards that viewer was shown: two sums, not who saw whom. */
  countShown(memberIds: readonly string[], at: Date, viewerId?: string): void {
    const hour = toEpochHour(at)
    for (const id of memberIds) this.#add({ member_id: id, hour, shown: 1, viewed: 0, saw: 0 })
    if (viewerId !== undefined && memberIds.length > 0) this.#add({ member_id: viewerId, hour, shown: 0, viewed: 0, saw: memberIds.length })
    if (this.#pending.size >= flushAbove) void this.flush()
  }

  /** Counts a profile that another member opened. */
  countViewed(memberId: string, at: Date): void {
    this.#add({ member_id: memberId, hour: toEpochHour(at), shown: 0, viewed: 1, saw: 0 })
  }

  /** Starts writing pending sums every `everyMs` milliseconds. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.flush(), everyMs)
    this.#timer.unref()
  }

  /** Writes the pending sums. A failure is logged and retried with the next flush. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  #add(counted: ImpressionCount): void {
    const key = `${counted.hour} ${counted.member_id}`
    const known = this.#pending.get(key)
    if (known === undefined && this.#pending.size >= maxPending) return
    this.#pending.set(
      key,
      known === undefined
        ? counted
        : { ...known, shown: known.shown + counted.shown, viewed: known.viewed + counted.viewed, saw: known.saw + counted.saw },
    )
  }

  async #write(): Promise<void> {
    const taken = [...this.#pending.values()]
    this.#pending = new Map()
    while (taken.length > 0) {
      const part = taken.splice(0, 1000)
      try {
        await addImpressions(this.#db, part)
      } catch (error) {
        for (const counted of [...part, ...taken]) this.#add(counted)
        this.#log.warn({ err: error }, 'impressions could not be stored')
        return
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
