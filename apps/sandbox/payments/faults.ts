/** Faults that a provider can simulate; all are off by default. */
export const providerFaults = [
  'lose_webhook',
  'webhook_twice',
  'forge_signature',
  'pretty_json',
  'hang_up',
  'server_error',
  'too_many',
  'refuse',
  'wrong_currency',
] as const
export type ProviderFault = (typeof providerFaults)[number]
export type ProviderFaults = Set<ProviderFault>

/** Parses a comma-separated list of faults; unknown names are ignored. */
export const parseProviderFaults = (list: string): ProviderFaults =>
  new Set(providerFaults.filter((fault) => list.split(',').includes(fault)))
