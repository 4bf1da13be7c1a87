import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { firstPasswordMail } from '../mails.ts'
import { readAccount } from '../queries.ts'
import { replaceCode } from '../store.ts'
import { hashCode } from '../codes/verify-code.ts'

/** Hours for which an invitation to set a password is valid: as long as an unverified account is kept (`registration-store.ts`). Change both together. */
export const invitationHours = 48

/**
 * Creates the code and the link key of an invitation. With either, the invited person sets the first password and proves the email. A stranger
 * can use up the guesses of the code, but cannot exhaust the key.
 */
export const createInvitation = async (
  db: Database,
  { secret, randomCode }: { secret: string; randomCode: () => string },
  memberId: string,
  now: Date,
): Promise<{ code: string; key: string }> => {
  const code = randomCode()
  const key = randomBytes(32).toString('base64url')
  const purpose = 'reset-password'
  const [hash, keyHash] = [code, key].map((each) => hashCode(secret, { memberId, purpose }, each)) as [Buffer, Buffer]
  await replaceCode(db, { memberId, purpose, hash, keyHash, expiresAt: new Date(now.getTime() + invitationHours * 3_600_000) }, now, now)
  return { code, key }
}

/** Returns the URL where a person sets a new password. The key in it replaces typing a code. */
export const newPasswordUrl = (publicUrl: string, email: string, key: string): string =>
  `${publicUrl}/reset-password#${encodeURIComponent(email)}~${key}`

/** Mails an invitation to a person whom an administrator added and who has not signed in yet. */
export const mailInvitation = async (platform: Platform, randomCode: () => string, memberId: string): Promise<void> => {
  const { db, clock, config, mailer, texts, publicUrl } = platform
  const account = await readAccount(db, memberId)
  if (account?.status !== 'unverified' || account.email === null) return
  const { code, key } = await createInvitation(db, { secret: config.secrets[0], randomCode }, memberId, clock.now())
  const url = newPasswordUrl(publicUrl, account.email, key)
  await mailer.send(firstPasswordMail(texts, account, { code, hours: invitationHours, url }))
}
