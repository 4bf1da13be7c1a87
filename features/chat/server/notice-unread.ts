import { notify } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { waiting } from './notices.ts'
import { readUnnoticed, type Unnoticed } from './sending/unnoticed.ts'
import { takeNoticed } from './store.ts'

type Services = Pick<Platform, 'db' | 'clock' | 'realtime' | 'log' | 'jobs'>

const atOnce = 100
const everyMs = 20_000

const tell = ({ db, clock }: Services, { conversation_id, member_id, peer_id, read_seq }: Unnoticed): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Opened meanwhile, or taken by another process.
    if (!(await takeNoticed(tx, conversation_id, member_id, read_seq))) return
    await notify(tx, waiting, { to: member_id, about: peer_id, key: `${conversation_id} ${read_seq}`, now: clock.now() })
  })

/** Tells everybody who is away and has had unread messages for two minutes; once for each conversation, until they open it. */
export const noticeUnread = async (services: Services): Promise<void> => {
  const { db, clock, realtime, jobs } = services
  let after: Unnoticed | undefined
  for (;;) {
    const found = await readUnnoticed(db, clock.now(), after, atOnce)
    for (const one of found) if (!(await realtime.isConnected(one.member_id))) await tell(services, one)
    after = found.at(-1)
    if (found.length < atOnce) break
  }
  jobs.wake()
}

/** Looks for them again and again, in one process or several. */
export class UnreadSweep implements AsyncDisposable {
  readonly #services: Services
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  start(): void {
    this.#timer = setInterval(() => this.#sweep(), everyMs)
    this.#timer.unref()
  }

  #sweep(): void {
    this.#running ??= noticeUnread(this.#services)
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'unread messages could not be looked for'))
      .finally(() => (this.#running = undefined))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
