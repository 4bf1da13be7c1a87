import { createHmac } from 'node:crypto'
import type { Faults } from './faults.ts'

interface Webhook {
  url: string
  content: object
  /** Key for the signature header of Paystack; absent for Tranzak. */
  secret?: string
}

const post = async (url: string, body: string, headers: Record<string, string>): Promise<void> => {
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(10_000),
  })
}

/** Sends a webhook event to the service, with the active faults. Failed deliveries are ignored. */
export const sendWebhook = async ({ url, content, secret }: Webhook, faults: Faults): Promise<void> => {
  if (faults.has('lose_webhook')) return
  const body = JSON.stringify(content, null, faults.has('pretty_json') ? 2 : undefined)
  const key = faults.has('forge_signature') ? 'somebody else' : secret
  const headers: Record<string, string> =
    key === undefined || secret === undefined ? {} : { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }
  const deliveries = faults.has('webhook_twice') ? [1, 2] : [1]
  await Promise.allSettled(deliveries.map(() => post(url, body, headers)))
}
