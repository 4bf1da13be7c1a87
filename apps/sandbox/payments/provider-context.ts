import type { Clock } from '#platform/server/clock.ts'
import type { ProviderFaults } from './faults.ts'
import type { PaymentStore } from './payment-store.ts'

/** Dependencies of a provider of the demo. */
export interface ProviderContext {
  payments: PaymentStore
  faults: ProviderFaults
  clock: Clock
  /** Base URL of the service on this machine, for webhooks, and its public URL. */
  service: string
  site: string
  /** The key shared with the service. */
  secret: string
}
