import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Platform } from '#platform/server/platform.ts'
import { Id } from '#platform/shared/fields.ts'
import { type NotificationKind, notificationKinds } from '../../contract.ts'

export const unsubscribePath = '/api/notifications/unsubscribe'

const Query = z.object({ m: Id, k: z.enum(notificationKinds), s: z.string().max(100) })

const signatureOf = (memberId: string, kind: NotificationKind, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\n${memberId}\n${kind}`).digest().subarray(0, 16)

/** Returns a signed URL that stops emails of one kind to a member without a session. It does not expire. */
export const createUnsubscribeUrl = (
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  memberId: string,
  kind: NotificationKind,
): string => {
  const query = new URLSearchParams({ m: memberId, k: kind, s: signatureOf(memberId, kind, config.secrets[0]).toString('base64url') })
  return `${config.apiUrl ?? publicUrl}${unsubscribePath}?${query}`
}

/** Verifies the signature and returns the member and kind; undefined for an invalid URL. */
export const verifyUnsubscribeQuery = (
  query: unknown,
  secrets: readonly string[],
): { memberId: string; kind: NotificationKind } | undefined => {
  const parsed = Query.safeParse(query)
  if (!parsed.success) return undefined
  const { m: memberId, k: kind, s } = parsed.data
  const given = Buffer.from(s, 'base64url')
  if (given.length !== 16) return undefined
  return secrets.some((secret) => timingSafeEqual(given, signatureOf(memberId, kind, secret))) ? { memberId, kind } : undefined
}
