import type { ProviderFaults } from './faults.ts'

interface Webhook {
  url: string
  content: object
  /** The provider's own headers for a body, such as its signature. */
  headersFor?: (body: string) => Record<string, string>
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
export const sendProviderWebhook = async ({ url, content, headersFor }: Webhook, faults: ProviderFaults): Promise<void> => {
  if (faults.has('lose_webhook')) return
  const body = JSON.stringify(content, null, faults.has('pretty_json') ? 2 : undefined)
  const headers = headersFor?.(body) ?? {}
  const deliveries = faults.has('webhook_twice') ? [1, 2] : [1]
  await Promise.allSettled(deliveries.map(() => post(url, body, headers)))
}
