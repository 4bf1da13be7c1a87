import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { type BrowserKeys, encryptPush, isBrowserKey } from './encrypt.ts'
import { isPublicUrl, publicLookup } from './public-address.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export interface Subscription extends BrowserKeys {
  endpoint: string
}

/** Wakes browsers; a rejected promise means not delivered, and that trying again may help. */
export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Whether this could be the address of a push service. */
  allows(endpoint: string): boolean
  /** `gone` means never again: the browser has ended the subscription. With `haste` a sleeping device is woken, or after so many seconds not at all. */
  send(subscription: Subscription, payload: object, now: Date, haste?: { seconds: number }): Promise<'sent' | 'gone'>
}

const keptSeconds = 86_400
const patienceMs = 10_000

/** Whether this is a port of this machine, where tests play the push service. */
const isLoopback = (endpoint: string): boolean => URL.canParse(endpoint) && ['127.0.0.1', 'localhost'].includes(new URL(endpoint).hostname)

const post = (endpoint: string, headers: Record<string, string | number>, body: Buffer, local: boolean): Promise<number> =>
  new Promise((answered, failed) => {
    const request = new URL(endpoint).protocol === 'http:' ? plainRequest : secureRequest
    const sent = request(
      endpoint,
      // The whole call, not its silence: whoever names the address could let the answer trickle.
      { method: 'POST', headers, signal: AbortSignal.timeout(patienceMs), ...(local ? {} : { lookup: publicLookup }) },
      (response) => {
        answered(response.statusCode ?? 0)
        // Nothing in it is read: who names the address could send without end.
        response.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })

/** Through the push services that browsers name; a redirect is not followed. `loopback` is for the demo and tests. */
export const webPush = (vapid: VapidKeys, { loopback }: { loopback: boolean }): PushSender => {
  const isLocal = (endpoint: string) => loopback && isLoopback(endpoint)
  const allows = (endpoint: string) => isLocal(endpoint) || isPublicUrl(endpoint)
  return {
    publicKey: vapid.publicKey,
    allows,
    send: async ({ endpoint, ...keys }, payload, now, haste) => {
      // Rules are stricter than when it subscribed, or it never was a key.
      if (!allows(endpoint) || !isBrowserKey(keys.p256dh)) return 'gone'
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), keys)
      const headers = {
        authorization: vapidHeader(vapid, endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: haste?.seconds ?? keptSeconds,
        urgency: haste === undefined ? 'normal' : 'high',
      }
      const status = await post(endpoint, headers, body, isLocal(endpoint))
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw new Error(`the push service answers ${status}`)
    },
  }
}
