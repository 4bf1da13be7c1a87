import { jobKind } from '#platform/server/jobs/job-kind.ts'

/** Ends all suspensions that are due. */
export const endSuspensions = jobKind<Record<string, never>>('moderation.end-suspensions')
export const mailDecision = jobKind<{ decisionId: string }>('moderation.mail-decision', { slow: 'mail' })
export const mailAppeal = jobKind<{ decisionId: string }>('moderation.mail-appeal', { slow: 'mail' })
