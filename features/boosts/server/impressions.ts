import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import { toEpochHour } from './hours.ts'
import { addCardsSeenCounts, addImpressions, type CardsSeenCount, type ImpressionCount } from './store.ts'

/** Number of pending sums above which they are written at once. */
const flushAbove = 5000
/** Number of pending sums above which new ones are dropped, while the database is unreachable. */
const maxPending = 50_000

/**
 * Counts how often members are shown and their profiles opened. Hourly sums are collected in memory and written periodically, to avoid a
 * write for each view. Who saw whom is never stored. Pending sums are lost when the process is killed.
 */
export class ImpressionCounter implements AsyncDisposable {
  readonly #db: Database
  readonly #log: Logger
  #pending = new Map<string, ImpressionCount>()
  #seen = new Map<string, CardsSeenCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Counts each of these members as shown to another member. With `viewerId`, also counts the cards that the viewer saw on this day. */
  recordShown(memberIds: readonly string[], at: Date, viewerId?: string): void {
    if (viewerId !== undefined && memberIds.length > 0) this.#addSeen({ member_id: viewerId, day: utcDay(at), cards: memberIds.length })
    for (const id of memberIds) this.#add({ member_id: id, hour: toEpochHour(at), shown: 1, viewed: 0 })
    if (this.#pending.size >= flushAbove) void this.flush()
  }

  /** Counts that another member opened this member's profile. */
  recordViewed(memberId: string, at: Date): void {
    this.#add({ member_id: memberId, hour: toEpochHour(at), shown: 0, viewed: 1 })
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
      known === undefined ? counted : { ...known, shown: known.shown + counted.shown, viewed: known.viewed + counted.viewed },
    )
  }

  #addSeen(seen: CardsSeenCount): void {
    const key = `${seen.day} ${seen.member_id}`
    const known = this.#seen.get(key)
    if (known === undefined && this.#seen.size >= maxPending) return
    this.#seen.set(key, known === undefined ? seen : { ...known, cards: known.cards + seen.cards })
  }

  async #write(): Promise<void> {
    await this.#writeShown()
    await this.#writeSeen()
  }

  async #writeSeen(): Promise<void> {
    const taken = [...this.#seen.values()]
    this.#seen = new Map()
    try {
      await addCardsSeenCounts(this.#db, taken)
    } catch (error) {
      for (const seen of taken) this.#addSeen(seen)
      this.#log.warn({ err: error }, 'cards seen could not be stored')
    }
  }

  async #writeShown(): Promise<void> {
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
