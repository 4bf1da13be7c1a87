import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { CodePurpose } from '../contract.ts'

/** Payload of `mailCodeJob`. */
export interface CodeRequest {
  /** The email of the account. The job looks the account up, so that the request takes equally long for an unknown email. */
  email: string
  purpose: CodePurpose
  /** The member who wants to change to this email, for `change-email`. */
  memberId?: string | undefined
  /** Device and network of the request, from `hashDeviceAndNetwork`. Absent in jobs of an earlier release. */
  place?: string | undefined
  /** ISO time of the request, which counts for the limits even if the job waited in the queue. Absent in jobs of an earlier release. */
  asked?: string | undefined
}

export const mailCodeJob = jobKind<CodeRequest>('auth.send-code', { slow: 'codes', tries: 8 })
/** Schedules a mail with a code; it is sent after the commit. */
export const queueCodeMail = (tx: Tx, wanted: Omit<CodeRequest, 'asked'>, now: Date): Promise<void> =>
  addJob(tx, mailCodeJob, { ...wanted, asked: now.toISOString() }, now)
/** Job that mails the code for the first password to a person whom an administrator added. */
export const mailInvitationJob = jobKind<{ memberId: string }>('auth.send-invitation', { slow: 'codes' })
export const mailEmailTakenJob = jobKind<{ memberId: string }>('auth.mail-taken', { slow: 'mail' })
export const mailNewDeviceJob = jobKind<{ memberId: string; device: string; country?: string | undefined; at: string }>(
  'auth.mail-new-device',
  { slow: 'mail' },
)
export const mailPasswordChangedJob = jobKind<{ memberId: string }>('auth.mail-password-changed', { slow: 'mail' })
/**
 * Job that mails both addresses after a change of email. `undo` is the id of a change that the earlier address can undo, and `at` its ISO time. Both
 * are absent if this change was itself an undo, and in jobs of an earlier release.
 */
export const mailEmailChangedJob = jobKind<{
  memberId: string
  from?: string | undefined
  to: string
  undo?: string | undefined
  at?: string | undefined
}>('auth.mail-email-changed', { slow: 'mail' })
export const closeSocketsJob = jobKind<{ sessionIds: string[] }>('auth.close-sockets')
