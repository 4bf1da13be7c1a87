import { jobKind } from '#platform/server/jobs/job-kind.ts'

export const makeExportJob = jobKind<{ exportId: string }>('account.make-export', { slow: true })
/** Deletes an archive that has expired or was replaced. */
export const removeArchiveJob = jobKind<{ key: string }>('account.remove-archive', { slow: true })
export const mailExportJob = jobKind<{ exportId: string }>('account.mail-export', { slow: 'mail' })
export const mailDeletionJob = jobKind<{ memberId: string }>('account.mail-deletion', { slow: 'mail' })
