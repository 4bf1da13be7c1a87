import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { type BrowserKeys, encryptPush, isBrowserKey } from './encrypt.ts'
import { isPublicUrl, lookUpPublicAddress } from './public-address.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export interface PushTarget extends BrowserKeys {
  endpoint: string
}

/** Sends push messages; a rejected promise means not delivered, and a retry may help. */
export interface PushSender {
  /** VAPID public key, which browsers need to subscribe. */
  readonly publicKey: string
  /** Whether the URL may be a push service. */
  allows(endpoint: string): boolean
  /** Returns `gone` when the subscription has ended for good. With `urgent`, a sleeping device is woken and the message expires after `seconds`. */
  send(subscription: PushTarget, payload: object, now: Date, urgent?: { seconds: number }): Promise<'sent' | 'gone'>
}

const defaultTtlSeconds = 86_400
const timeoutMs = 10_000

/** Whether the URL is on this machine, where tests run a fake push service. */
const isLoopback = (endpoint: string): boolean => URL.canParse(endpoint) && ['127.0.0.1', 'localhost'].includes(new URL(endpoint).hostname)

const post = (endpoint: string, headers: Record<string, string | number>, body: Buffer, local: boolean): Promise<number> =>
  new Promise((answered, failed) => {
    const request = new URL(endpoint).protocol === 'http:' ? plainRequest : secureRequest
    const sent = request(
      endpoint,
      // Limits the whole request, because a malicious server could trickle its response.
      { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), ...(local ? {} : { lookup: lookUpPublicAddress }) },
      (response) => {
        answered(response.statusCode ?? 0)
        // The body is not read: a malicious server could send without end.
        response.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })

/** Creates the Web Push sender. Redirects are not followed. `loopback` allows local services, for demo and tests. */
export const createWebPushSender = (vapid: VapidKeys, { loopback }: { loopback: boolean }): PushSender => {
  const isLocal = (endpoint: string) => loopback && isLoopback(endpoint)
  const allows = (endpoint: string) => isLocal(endpoint) || isPublicUrl(endpoint)
  return {
    publicKey: vapid.publicKey,
    allows,
    send: async ({ endpoint, ...keys }, payload, now, urgent) => {
      // Stored subscriptions may predate the current checks.
      if (!allows(endpoint) || !isBrowserKey(keys.p256dh)) return 'gone'
      const body = encryptPush(Buffer.from(JSON.stringify(payload)), keys)
      const headers = {
        authorization: vapidHeader(vapid, endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: urgent?.seconds ?? defaultTtlSeconds,
        urgency: urgent === undefined ? 'normal' : 'high',
      }
      const status = await post(endpoint, headers, body, isLocal(endpoint))
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw new Error(`the push service answers ${status}`)
    },
  }
}
