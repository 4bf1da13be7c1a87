import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** The answer of a receiver; `never` for a receiver that hangs. */
export type ReceiverAnswer = { status: number; text?: string; location?: string } | 'never'

export interface WebhookReceiver extends AsyncDisposable {
  url: string
  received: ReceivedWebhook[]
  /** Chooses the answer to a delivery; tests replace this function. */
  answer: (delivery: ReceivedWebhook) => ReceiverAnswer
}

/** Starts a webhook receiver on this machine. */
export const openWebhookReceiver = async (port = 0): Promise<WebhookReceiver> => {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const delivery = { headers: request.headers, body, event: JSON.parse(body) as ReceivedWebhook['event'] }
      received.push(delivery)
      const answer = receiver.answer(delivery)
      if (answer === 'never') return
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end(answer.text ?? '')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: () => ({ status: 204 }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

/** Verifies a delivery as a receiver does, by the published algorithm of Standard Webhooks. */
export const isSignedWebhook = ({ headers, body }: Pick<ReceivedWebhook, 'headers' | 'body'>, secret: string): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}

/** Verifies a delivery with the library that receivers use. @throws if the signature or the time is wrong */
export const verifyAsReceiver = ({ headers, body }: Pick<ReceivedWebhook, 'headers' | 'body'>, secret: string): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>)
