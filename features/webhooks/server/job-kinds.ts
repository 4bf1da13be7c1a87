import { jobKind } from '#platform/server/jobs/job-kind.ts'

/** Sends what is due to one address. */
export const sendDueDeliveriesJob = jobKind<{ endpointId: string }>('webhooks.deliver', { slow: 'webhooks' })
