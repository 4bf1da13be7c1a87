import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { CodePurpose } from '../../contract.ts'
import { keyedHash } from '../dependencies.ts'

/** Kinds of mail that a stranger can trigger to an address. */
export type LimitedMailKind = CodePurpose | 'taken'

/** Minimum seconds between two mails of one kind to one address. */
export const resendSeconds = 60
/**
 * Mails to one address in 24 hours, all kinds together. Requests from a device and network that the owner has signed in with
 * before have a second limit of the same size.
 */
const dailyMails = 10
/** Lower limits for kinds that are of no use to the owner of the address, so that strangers cannot use up the mails with codes. */
const dailyMailsByKind: Partial<Record<LimitedMailKind, number>> = { 'change-email': 5, taken: 3 }
const dayMs = 24 * 3_600_000

/** Returns the moment before which requested mails no longer count. */
const mailLimitStart = (now: Date): Date => new Date(now.getTime() - dayMs)

/** Converts the spellings of a mailbox to one form: removes a plus suffix, and the dots of a Gmail address. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '')
  const host = email.slice(at + 1)
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

export interface LimitedMailRequest {
  email: string
  kind: LimitedMailKind
  /** Whether the request comes from a device and network where the owner has signed in before. */
  known: boolean
  /** Time of the request. */
  asked: Date
}

/**
 * Counts a mail to an address before it is sent, if the limits allow it. The count outlives the account.
 * @returns false if a mail of this kind was requested less than a minute before, or if the daily limit is reached
 */
export const recordMailIfAllowed = (
  db: Database,
  { secret, factor }: { secret: string; factor: number },
  mail: LimitedMailRequest,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const key = keyedHash(secret, 'mail', mailboxOf(mail.email))
    await sql`select pg_advisory_xact_lock(hashtextextended(${key.toString('hex')}, 1))`.execute(tx)
    const sent = await tx
      .selectFrom('address_mail')
      .select(['kind', 'known', 'asked_at'])
      .where('key', '=', key)
      .where('asked_at', '>', mailLimitStart(mail.asked))
      .execute()
    const ofKind = sent.filter(({ kind }) => kind === mail.kind)
    if (ofKind.some(({ asked_at }) => asked_at.getTime() > mail.asked.getTime() - resendSeconds * 1000)) return false
    if (sent.filter(({ known }) => known === mail.known).length >= dailyMails * factor) return false
    if (ofKind.length >= (dailyMailsByKind[mail.kind] ?? Number.POSITIVE_INFINITY) * factor) return false
    await tx.insertInto('address_mail').values({ key, kind: mail.kind, known: mail.known, asked_at: mail.asked }).execute()
    return true
  })

/** Deletes counts that are older than the period of the limit. */
export const deleteOldMailCounts = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'address_mail', { by: 'asked_at', upTo: mailLimitStart(now) })
