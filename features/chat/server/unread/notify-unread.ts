import { notify } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { unreadMessageNotification } from '../notifications.ts'
import { readUnreadToNotify, type UnreadConversation } from './unread-conversations.ts'
import { claimUnreadNotification } from '../store/participants.ts'

type Services = Pick<Platform, 'db' | 'clock' | 'realtime' | 'log' | 'jobs'>

const batchSize = 100
const intervalMs = 20_000

const notifyOne = ({ db, clock }: Services, { conversation_id, member_id, peer_id, read_seq }: UnreadConversation): Promise<void> =>
  inTransaction(db, async (tx) => {
    // The conversation was opened meanwhile, or another process claimed it.
    if (!(await claimUnreadNotification(tx, conversation_id, member_id, read_seq))) return
    await notify(tx, unreadMessageNotification, { to: member_id, about: peer_id, key: `${conversation_id} ${read_seq}`, now: clock.now() })
  })

/** Notifies every offline member who has messages unread for two minutes, once per conversation until the member opens it. */
export const notifyUnread = async (services: Services): Promise<void> => {
  const { db, clock, realtime, jobs } = services
  let after: UnreadConversation | undefined
  for (;;) {
    const found = await readUnreadToNotify(db, clock.now(), after, batchSize)
    for (const one of found) if (!(await realtime.isConnected(one.member_id))) await notifyOne(services, one)
    after = found.at(-1)
    if (found.length < batchSize) break
  }
  jobs.wake()
}

/** Runs `notifyUnread` on a timer; several processes may run it at once. */
export class UnreadNotifier implements AsyncDisposable {
  readonly #services: Services
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  start(): void {
    this.#timer = setInterval(() => this.#sweep(), intervalMs)
    this.#timer.unref()
  }

  #sweep(): void {
    this.#running ??= notifyUnread(this.#services)
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'unread messages could not be looked for'))
      .finally(() => (this.#running = undefined))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
