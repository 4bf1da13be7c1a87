import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Creates a signing secret: 24 random bytes, in the format of Standard Webhooks. */
export const newSigningSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`

/**
 * Signs a delivery as Standard Webhooks does (https://www.standardwebhooks.com), once with each secret.
 * @returns the headers; `webhook-timestamp` is the time of this attempt
 */
export const signatureHeaders = (secrets: readonly string[], id: string, body: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  }
}
