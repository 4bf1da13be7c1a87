import { jobKind } from '#platform/server/jobs/job-kind.ts'

export const makeExport = jobKind<{ exportId: string }>('account.make-export', { slow: true })
/** Deletes an archive that has expired or was replaced. */
export const removeArchive = jobKind<{ key: string }>('account.remove-archive', { slow: true })
export const mailExport = jobKind<{ exportId: string }>('account.mail-export', { slow: 'mail' })
export const mailDeletion = jobKind<{ memberId: string }>('account.mail-deletion', { slow: 'mail' })
