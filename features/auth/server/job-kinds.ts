import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { CodePurpose } from '../contract.ts'

/** Payload of `mailCodeJob`. */
export interface CodeRequest {
  /** The address of the account. The job looks the account up, so that the request costs the same for an unknown one. */
  email: string
  purpose: CodePurpose
  /** The member who wants the address, for `change-email`. */
  memberId?: string | undefined
  /** Device and network of the request, from `hashDeviceAndNetwork`. Absent in jobs of an earlier release. */
  place?: string | undefined
  /** ISO time of the request. A job that waited in the queue must not delay the next code. Absent in jobs of an earlier release. */
  asked?: string | undefined
}

export const mailCodeJob = jobKind<CodeRequest>('auth.send-code', { slow: 'codes', tries: 8 })
/** Schedules the mail with a code after the commit. */
export const queueCodeMail = (tx: Tx, wanted: Omit<CodeRequest, 'asked'>, now: Date): Promise<void> =>
  addJob(tx, mailCodeJob, { ...wanted, asked: now.toISOString() }, now)
/** Mails the code for the first password to a person whom an administrator added. */
export const mailInvitationJob = jobKind<{ memberId: string }>('auth.send-invitation', { slow: 'codes' })
export const mailEmailTakenJob = jobKind<{ memberId: string }>('auth.mail-taken', { slow: 'mail' })
export const mailNewDeviceJob = jobKind<{ memberId: string; device: string; country?: string | undefined; at: string }>(
  'auth.mail-new-device',
  { slow: 'mail' },
)
export const mailPasswordChangedJob = jobKind<{ memberId: string }>('auth.mail-password-changed', { slow: 'mail' })
export const mailEmailChangedJob = jobKind<{ memberId: string; from?: string | undefined; to: string }>('auth.mail-email-changed', {
  slow: 'mail',
})
export const closeSocketsJob = jobKind<{ sessionIds: string[] }>('auth.close-sockets')
