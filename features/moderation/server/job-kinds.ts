import { jobKind } from '#platform/server/jobs/job-kind.ts'

/** The kind of job that ends all suspensions whose time is over. */
export const endSuspensionsJob = jobKind<Record<string, never>>('moderation.end-suspensions')
export const mailDecisionJob = jobKind<{ decisionId: string }>('moderation.mail-decision', { slow: 'mail' })
export const mailAppealJob = jobKind<{ decisionId: string }>('moderation.mail-appeal', { slow: 'mail' })
