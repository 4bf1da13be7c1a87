import { recordAudit } from '#features/audit/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { SendOutboundPost } from '#platform/server/outbound/post.ts'
import type { Platform } from '#platform/server/platform.ts'
import { dayMs, hourMs, minuteMs } from '#platform/shared/durations.ts'
import { claimDelivery, type DeliveryRow, giveUpStaleDeliveries, saveDeliveryAttempt } from './delivery-store.ts'
import { type WebhookEndpointRow, lockWebhookEndpoint, setWebhookFailingSince, switchOffWebhookEndpoint } from './endpoint-store.ts'
import { sendDueDeliveriesJob } from './job-kinds.ts'
import { readSigningSecrets } from './secret-store.ts'
import { signatureHeaders } from './sign.ts'

export type DeliverServices = Pick<Platform, 'clock' | 'config' | 'db' | 'random'> & { post: SendOutboundPost }

const timeoutMs = 10_000
const answerBytes = 4096
const keptCharacters = 200
/** Milliseconds after which a run of the job starts no further attempt, so that the last one ends before the deadline of the job queue. */
const roundMs = 15_000
/** Milliseconds after which a webhook that keeps failing is switched off. */
const patienceMs = 3 * dayMs
/** Pauses after the first attempts, in milliseconds; the last one repeats for a day. The first is longer than an attempt can take. */
const pausesMs = [0.5, 2, 10, 30, 60, 120, 240].map((minutes) => minutes * minuteMs)

/** Returns the pause after a number of attempts, randomly up to a fifth longer or shorter, so that receivers do not get everything at once. */
const pauseAfter =
  (random: () => number) =>
  (attempts: number): number =>
    (pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 4 * hourMs) * (0.8 + 0.4 * random())

interface Attempt {
  status: number | null
  answer: string
}

const send = async (
  { db, config, clock, post }: DeliverServices,
  { id, url }: WebhookEndpointRow,
  delivery: DeliveryRow,
): Promise<Attempt> => {
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

// Removes NUL, which PostgreSQL cannot store, and broken surrogates.
const readable = (answer: string): string => Array.from(answer.replaceAll('\0', '').toWellFormed()).slice(0, keptCharacters).join('')

/** Stores the result of an attempt. A webhook that is gone (410) or has failed for days is switched off. */
const settle = ({ db, clock }: DeliverServices, endpointId: string, delivery: DeliveryRow, { status, answer }: Attempt): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const endpoint = await lockWebhookEndpoint(tx, endpointId)
    if (endpoint === undefined) return
    const hasArrived = status !== null && status >= 200 && status < 300
    const isGone = status === 410
    const isLast = isGone || delivery.next_at > delivery.retry_until
    const state = hasArrived ? 'delivered' : isLast ? 'failed' : 'pending'
    await saveDeliveryAttempt(tx, delivery, { state, last_status: status, last_answer: readable(answer) })
    const since = hasArrived ? null : (endpoint.failing_since ?? now)
    if (since?.getTime() !== endpoint.failing_since?.getTime()) await setWebhookFailingSince(tx, endpointId, since)
    // Only the last attempt of a delivery switches the webhook off: one failure days ago, with no delivery since, is not enough.
    const hasFailedLong = isLast && since !== null && since.getTime() <= now.getTime() - patienceMs
    if (!endpoint.enabled || (!isGone && !hasFailedLong)) return
    const stopped = isGone ? 'gone' : 'failing'
    await switchOffWebhookEndpoint(tx, endpointId, stopped)
    await recordAudit(tx, {
      admin: null,
      action: 'webhook.stopped',
      subject: { kind: 'webhook', id: endpointId },
      reason: stopped,
      details: { url: endpoint.url, status },
      now,
    })
  })

/** Sends the due deliveries of one webhook, one after the other. When the time of a run is over, another job continues. */
export const sendDueDeliveries = async (services: DeliverServices, endpointId: string): Promise<void> => {
  const { db, clock, random } = services
  const began = clock.now().getTime()
  for (;;) {
    const now = clock.now()
    const claimed = await inTransaction(db, async (tx) => {
      const endpoint = await lockWebhookEndpoint(tx, endpointId)
      if (endpoint === undefined || !endpoint.enabled) return undefined
      await giveUpStaleDeliveries(tx, endpointId, now)
      if (now.getTime() - began >= roundMs) {
        await addJob(tx, sendDueDeliveriesJob, { endpointId }, now)
        return undefined
      }
      const delivery = await claimDelivery(tx, endpointId, pauseAfter(random), now)
      return delivery && { endpoint, delivery }
    })
    if (claimed === undefined) return
    await settle(services, endpointId, claimed.delivery, await send(services, claimed.endpoint, claimed.delivery))
  }
}
