import type { ModuleReplacements } from '../bundling/replace-modules.ts'

/** A deliberate bug in the database or the build of a run. The run must detect each of them. */
export interface PlantedFault {
  /** The path of a script for the database. */
  sql?: string
  replacements?: ModuleReplacements
}

/** The faults by name. */
export const plantedFaults = {
  /** The ledger does not recognise repeated keys. */
  'no-key': { replacements: { 'features/wallet/server/ledger/post-journal.ts': 'tests/chaos/money/faults/no-key.ts' } },
  /** Balances are read and written without a lock. */
  'no-lock': { sql: 'tests/chaos/money/faults/no-lock.sql' },
  /** Dollars are converted into credits with floating point. */
  'float-conversion': { replacements: { 'features/wallet/contract.ts': 'tests/chaos/money/faults/float-conversion.ts' } },
  /** The content of a signed webhook event is trusted. */
  'trust-webhook-body': {
    replacements: { 'features/deposits/server/checking/webhooks.ts': 'tests/chaos/money/faults/trust-webhook-body.ts' },
  },
  /** A partial payment is credited in full. */
  'no-amount-check': {
    replacements: { 'features/deposits/server/booking/apply-payment-facts.ts': 'tests/chaos/money/faults/no-amount-check.ts' },
  },
} as const satisfies Record<string, PlantedFault>

export type FaultName = keyof typeof plantedFaults
