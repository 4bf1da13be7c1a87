import type { ServerFeature } from '#platform/server/feature.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { createOutboundPoster } from '#platform/server/outbound/post.ts'
import { keptAsSettings, keptWithRow, purgedAfter } from '#platform/server/retention-rules.ts'
import { sendDueDeliveries } from './deliver.ts'
import { deleteOldDeliveries, deliveryLogDays } from './delivery-store.ts'
import { sendDueDeliveriesJob } from './job-kinds.ts'
import { personalData } from './personal-data.ts'

const purgeDeliveriesDaily = recurringJob('webhooks.purge', 'day', (_platform, { batches, now }) => deleteOldDeliveries(batches, now))

/** Sends events to the operator's webhooks. */
export const webhooksFeature: ServerFeature = {
  name: 'webhooks',
  serve: ({ platform }) => {
    const services = { ...platform, post: createOutboundPoster({ loopback: platform.config.demo }) }
    platform.jobs.handle(sendDueDeliveriesJob, ({ endpointId }) => sendDueDeliveries(services, endpointId))
  },
  recurring: [purgeDeliveriesDaily],
  personalData,
  tables: {
    webhook_endpoint: keptAsSettings('addresses of programs of the operator'),
    webhook_secret: keptWithRow('webhook_endpoint', 'signs for an address of the operator'),
    webhook_delivery: purgedAfter(deliveryLogDays, purgeDeliveriesDaily.kind),
  },
}
