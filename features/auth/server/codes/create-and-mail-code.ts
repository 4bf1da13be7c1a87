import { randomBytes } from 'node:crypto'
import { readCancellableDeletion } from '#features/members/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { readEmailChange } from '../email/email-change-store.ts'
import type { CodeRequest } from '../job-kinds.ts'
import { isKnownDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { codeLink } from './code-link.ts'
import { queueEmailTakenMail } from '../email/queue-email-taken-mail.ts'
import { resendSeconds, recordMailIfAllowed } from './mail-limit.ts'
import { codeMail } from '../mails.ts'
import { type Account, readAccount, readAccountByEmail } from '../queries.ts'
import { replaceCode } from '../store.ts'
import { hashCode } from './verify-code.ts'

const codeMinutes = 10

/** Returns the account that receives the code, or undefined if no code may be sent. */
const findRecipient = async (platform: Platform, { email, purpose, memberId }: CodeRequest): Promise<Account | undefined> => {
  const { db, clock } = platform
  const owner = await readAccountByEmail(db, email)
  if (purpose !== 'change-email') {
    if (owner === undefined || (purpose === 'verify-email' && owner.status !== 'unverified')) return undefined
    const isLost = owner.status === 'deleted' && (await readCancellableDeletion(db, owner.id, clock.now())) === undefined
    return isLost ? undefined : owner
  }
  if (memberId === undefined || (await readEmailChange(db, memberId, clock.now())) !== email) return undefined
  if (owner === undefined || owner.status === 'unverified') return readAccount(db, memberId)
  await inTransaction(db, (tx) => queueEmailTakenMail(tx, owner.id, clock.now()))
  return undefined
}

/**
 * Creates a code and mails it. Does nothing if the address got a code for the same purpose in the last 60 seconds, or if its mails of the day are
 * used up. `randomCode` returns six unpredictable digits.
 */
export const createAndMailCode = async (
  platform: Platform,
  randomCode: () => string,
  wanted: CodeRequest,
  attempt: number,
): Promise<void> => {
  const { db, clock, config, mailer, texts, publicUrl } = platform
  const account = await findRecipient(platform, wanted)
  if (account === undefined) return
  const { email, purpose, place } = wanted
  const now = clock.now()
  const asked = wanted.asked === undefined ? now : new Date(wanted.asked)
  const [secret] = config.secrets
  // Count only the first attempt: a retry sends the same mail.
  if (attempt === 1) {
    const known =
      purpose !== 'change-email' && place !== undefined && (await isKnownDeviceAndNetwork(db, config.secrets, account.id, place))
    if (!(await recordMailIfAllowed(db, { secret, factor: config.limitFactor }, { email, kind: purpose, known, asked }))) return
  }
  const code = randomCode()
  const key = randomBytes(32).toString('base64url')
  const use = { memberId: account.id, purpose, newEmail: purpose === 'change-email' ? email : undefined }
  const [hash, keyHash] = [hashCode(secret, use, code), hashCode(secret, use, key)]
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  // On a retry, replace the code of the failed mail, which reached nobody. Keep a code that was requested since then.
  const notAfter = attempt > 1 ? asked : new Date(asked.getTime() - resendSeconds * 1000)
  if (!(await replaceCode(db, { memberId: account.id, purpose, hash, keyHash, expiresAt }, notAfter, asked))) return
  await mailer.send(
    codeMail(texts, account, { code, minutes: codeMinutes, purpose, to: email, link: codeLink(publicUrl, { email, purpose, key }) }),
  )
}
