import type { Clock } from '#platform/server/clock.ts'
import type { Faults } from './faults.ts'
import type { PaymentStore } from './payment-store.ts'

/** What a provider of the demo works with. */
export interface ProviderContext {
  payments: PaymentStore
  faults: Faults
  clock: Clock
  /** Where the service listens, for this machine, and where people reach it. */
  service: string
  site: string
  /** The key both sides know. */
  secret: string
}
