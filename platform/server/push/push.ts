import { createOutboundPoster, isAllowedUrl } from '../outbound/post.ts'
import { type BrowserKeys, encryptPush, isBrowserKey } from './encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

export interface PushTarget extends BrowserKeys {
  endpoint: string
}

/** Sends push messages. */
export interface PushSender {
  /** VAPID public key, which browsers need to subscribe. */
  readonly publicKey: string
  /** Whether the URL may be a push service. */
  allows(endpoint: string): boolean
  /**
   * Sends a message. `gone` means that the subscription has ended for good. It rejects when the message was not delivered, and a retry may help. With
   * `urgent`, a sleeping device is woken and the message expires after `seconds`.
   */
  send(subscription: PushTarget, payload: object, now: Date, urgent?: { seconds: number }): Promise<'sent' | 'gone'>
}

const defaultTtlSeconds = 86_400
const timeoutMs = 10_000

/** Creates the Web Push sender. Redirects are not followed. `loopback` allows local services, for demo and tests. */
export const createWebPushSender = (vapid: VapidKeys, { loopback }: { loopback: boolean }): PushSender => {
  const allows = (endpoint: string) => isAllowedUrl(endpoint, { loopback })
  const post = createOutboundPoster({ loopback })
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
      // The body is not read: a malicious server could send without end.
      const { status } = await post({ url: endpoint, headers, body, timeoutMs, answerBytes: 0 })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw new Error(`the push service answers ${status}`)
    },
  }
}
