import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { CodePurpose } from '../contract.ts'

export interface CodeToSend {
  /** The address the code goes to. By email, so that asking is the same work for an unknown one. */
  email: string
  purpose: CodePurpose
  /** Who wants to take over that address, with `change-email`. */
  memberId?: string | undefined
  /** Where it was asked for, as `callerPlace` hashes it. Absent in jobs of an earlier release. */
  place?: string | undefined
  /** When it was asked for; one that waited for its turn keeps nobody from the next. Absent in jobs of an earlier release. */
  asked?: string | undefined
}

export const sendCode = jobKind<CodeToSend>('auth.send-code', { slow: 'codes', tries: 8 })
/** Has a code mailed after the commit. */
export const askForCode = (tx: Tx, wanted: Omit<CodeToSend, 'asked'>, now: Date): Promise<void> =>
  addJob(tx, sendCode, { ...wanted, asked: now.toISOString() }, now)
/** Mails the code for a first password to somebody an administrator has added. */
export const sendInvitation = jobKind<{ memberId: string }>('auth.send-invitation', { slow: 'codes' })
export const mailTaken = jobKind<{ memberId: string }>('auth.mail-taken', { slow: 'mail' })
export const mailNewDevice = jobKind<{ memberId: string; device: string; country?: string | undefined; at: string }>(
  'auth.mail-new-device',
  { slow: 'mail' },
)
export const mailPasswordChanged = jobKind<{ memberId: string }>('auth.mail-password-changed', { slow: 'mail' })
export const mailEmailChanged = jobKind<{ memberId: string; from: string; to: string }>('auth.mail-email-changed', { slow: 'mail' })
export const closeSockets = jobKind<{ sessionIds: string[] }>('auth.close-sockets')
