import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { CodePurpose } from '../../contract.ts'
import { keyed } from '../auth.ts'

/** Mails that somebody without a session of the address's owner can cause. */
export type StrangerMail = CodePurpose | 'taken'

/** Seconds between two mails of one kind to one address. */
export const resendSeconds = 60
/** Mails to one address in 24 hours, of all kinds together. As many again for an owner who asks from where they have signed in before. */
const dailyMails = 10
/** Of the kinds whose code is of no use to the owner of the address, fewer, so that codes for the owner are left. */
const dailyOfKind: Partial<Record<StrangerMail, number>> = { 'change-email': 5, taken: 3 }
const dayMs = 24 * 3_600_000

/** The moment before which a mail no longer counts. */
const mailLimitStart = (now: Date): Date => new Date(now.getTime() - dayMs)

/** One mailbox has many spellings: what follows a plus, and with Google every dot. */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '')
  const host = email.slice(at + 1)
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

export interface AskedMail {
  email: string
  kind: StrangerMail
  /** The owner asks, from a device and network they have signed in from. */
  known: boolean
  /** When it was asked for. */
  asked: Date
}

/**
 * Counts a mail to an address before it is sent, whatever happens to the account.
 * @returns false when one of its kind was asked for less than a minute before, or when the day's mails are spent
 */
export const takeMail = (db: Database, { secret, factor }: { secret: string; factor: number }, mail: AskedMail): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const key = keyed(secret, 'mail', mailboxOf(mail.email))
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
    if (ofKind.length >= (dailyOfKind[mail.kind] ?? Number.POSITIVE_INFINITY) * factor) return false
    await tx.insertInto('address_mail').values({ key, kind: mail.kind, known: mail.known, asked_at: mail.asked }).execute()
    return true
  })

/** Removes the counts that no longer count. */
export const deleteOldMails = (batches: DeletionBatches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'address_mail', { by: 'asked_at', upTo: mailLimitStart(now) })
