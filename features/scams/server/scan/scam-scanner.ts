import type { Platform } from '#platform/server/platform.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { scanForScams } from './scan-for-scams.ts'

type Services = Pick<Platform, 'db' | 'clock' | 'log'>

const intervalMs = 60_000
/** A scan reads the messages of three intervals, so that the next scans also cover what a failed scan has missed. */
const activeForMs = 3 * intervalMs
const contactsForMs = 3 * dayMs

/** Looks for frauds among people who met within three days, every minute; several processes may run it at once. */
export class ScamScanner implements AsyncDisposable {
  readonly #services: Services
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  start(): void {
    this.#timer = setInterval(() => this.#scan(), intervalMs)
    this.#timer.unref()
  }

  #scan(): void {
    const { db, clock, log } = this.#services
    const now = clock.now()
    const since = (ms: number) => new Date(now.getTime() - ms)
    this.#running ??= scanForScams(db, { contactsSince: since(contactsForMs), activeSince: since(activeForMs), now })
      .catch((error: unknown) => log.error({ err: error }, 'frauds could not be looked for'))
      .finally(() => (this.#running = undefined))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
