import type { Database } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { invitationMail } from './mails.ts'
import { readAccount } from './queries.ts'
import { replaceCode } from './store.ts'
import { hashCode } from './verify-code.ts'

/** As long as an account that was never proven is kept. */
export const invitationHours = 48

/** Makes the code with which an invited person sets their first password, which proves their email as well. */
export const makeInvitation = async (
  db: Database,
  { secret, randomCode }: { secret: string; randomCode: () => string },
  memberId: string,
  now: Date,
): Promise<string> => {
  const code = randomCode()
  const purpose = 'reset-password'
  const hash = hashCode(secret, { memberId, purpose }, code)
  await replaceCode(db, { memberId, purpose, hash, expiresAt: new Date(now.getTime() + invitationHours * 3_600_000) }, now, now)
  return code
}

/** Where an invited person sets their password. The address stays in the browser: what follows the # is sent to nobody. */
export const invitationAddress = (publicUrl: string, email: string): string => `${publicUrl}/reset-password#${encodeURIComponent(email)}`

/** Mails an invitation to somebody who was added and has not come yet. */
export const mailInvitation = async (platform: Platform, randomCode: () => string, memberId: string): Promise<void> => {
  const { db, clock, config, mailer, texts, publicUrl } = platform
  const account = await readAccount(db, memberId)
  if (account?.status !== 'unverified') return
  const code = await makeInvitation(db, { secret: config.secrets[0], randomCode }, memberId, clock.now())
  const url = invitationAddress(publicUrl, account.email)
  await mailer.send(invitationMail(texts, account, { code, hours: invitationHours, url }))
}
