import { recordAudit } from '#features/audit/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { PostOutside } from '#platform/server/outbound/post.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs, hourMs, minuteMs } from '#platform/shared/durations.ts'
import { claimDelivery, type DeliveryRow, giveUpStaleDeliveries, saveAttempt } from './delivery-store.ts'
import { type EndpointRow, lockEndpoint, setFailingSince, stopEndpoint } from './endpoint-store.ts'
import { deliverJob } from './job-kinds.ts'
import { readSigningSecrets } from './secret-store.ts'
import { signatureHeaders } from './sign.ts'

export type DeliverServices = Pick<Platform, 'clock' | 'config' | 'db' | 'random'> & { post: PostOutside }

const timeoutMs = 10_000
const answerBytes = 4096
const keptCharacters = 200
/** Leaves time for one more attempt before the deadline of the queue. */
const roundMs = 15_000
/** An address that has failed for this long is switched off. */
const patienceMs = 3 * dayMs
/** Pauses after the first attempts; the last one repeats until a day is over. The first is longer than an attempt takes. */
const pausesMs = [0.5, 2, 10, 30, 60, 120, 240].map((minutes) => minutes * minuteMs)

/** Returns the pause after a number of attempts, up to a fifth longer or shorter, so that receivers do not get everything at once. */
const pauseAfter =
  (random: () => number) =>
  (attempts: number): number =>
    (pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 4 * hourMs) * (0.8 + 0.4 * random())

interface Attempt {
  status: number | null
  answer: string
}

const send = async ({ db, config, clock, post }: DeliverServices, { id, url }: EndpointRow, delivery: DeliveryRow): Promise<Attempt> => {
  const secrets = await readSigningSecrets(db, id, config.secrets, clock.now())
  if (secrets.length === 0) return { status: null, answer: 'the signing secret cannot be opened' }
  const body = Buffer.from(delivery.payload)
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'user-agent': 'Ndloo-Webhooks',
    ...signatureHeaders(secrets, `msg_${delivery.id}`, delivery.payload, clock.now()),
  }
  try {
    const { status, text } = await post({ url, headers, body, timeoutMs, answerBytes })
    return { status, answer: text }
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    return { status: null, answer: code ?? name ?? 'no answer' }
  }
}

// Neither NUL, which PostgreSQL does not store, nor half a character.
const readable = (answer: string): string => Array.from(answer.replaceAll('\0', '').toWellFormed()).slice(0, keptCharacters).join('')

/** Stores an attempt, and what it says about the address: one that is gone, or has failed for days, is switched off. */
const settle = ({ db, clock }: DeliverServices, endpointId: string, delivery: DeliveryRow, { status, answer }: Attempt): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const endpoint = await lockEndpoint(tx, endpointId)
    if (endpoint === undefined) return
    const hasArrived = status !== null && status >= 200 && status < 300
    const isGone = status === 410
    const isLast = isGone || delivery.next_at > delivery.retry_until
    const state = hasArrived ? 'delivered' : isLast ? 'failed' : 'pending'
    await saveAttempt(tx, delivery, { state, last_status: status, last_answer: readable(answer) })
    const since = hasArrived ? null : (endpoint.failing_since ?? now)
    if (since?.getTime() !== endpoint.failing_since?.getTime()) await setFailingSince(tx, endpointId, since)
    // A quiet address may have failed once, days ago: this delivery must have been tried to its own end, too.
    const hasFailedLong = isLast && since !== null && since.getTime() <= now.getTime() - patienceMs
    if (!endpoint.enabled || (!isGone && !hasFailedLong)) return
    const stopped = isGone ? 'gone' : 'failing'
    await stopEndpoint(tx, endpointId, stopped)
    await recordAudit(tx, {
      admin: null,
      action: 'webhook.stopped',
      subject: { kind: 'webhook', id: endpointId },
      reason: stopped,
      details: { url: endpoint.url, status },
      now,
    })
  })

/** Sends what is due to one address, one after the other, until nothing is or the time of a round is over. */
export const deliverDue = async (services: DeliverServices, endpointId: string): Promise<void> => {
  const { db, clock, random } = services
  const began = clock.now().getTime()
  for (;;) {
    const now = clock.now()
    const claimed = await inTransaction(db, async (tx) => {
      const endpoint = await lockEndpoint(tx, endpointId)
      if (endpoint === undefined || !endpoint.enabled) return undefined
      await giveUpStaleDeliveries(tx, endpointId, now)
      if (now.getTime() - began >= roundMs) {
        await addJob(tx, deliverJob, { endpointId }, now)
        return undefined
      }
      const delivery = await claimDelivery(tx, endpointId, pauseAfter(random), now)
      return delivery && { endpoint, delivery }
    })
    if (claimed === undefined) return
    await settle(services, endpointId, claimed.delivery, await send(services, claimed.endpoint, claimed.delivery))
  }
}
