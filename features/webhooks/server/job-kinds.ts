import { jobKind } from '#platform/server/jobs/job-kind.ts'

/** Sends the due deliveries of one webhook. */
export const sendDueDeliveriesJob = jobKind<{ endpointId: string }>('webhooks.deliver', { slow: 'webhooks' })
