/** Faults that a provider can simulate; all are off by default. */
export const faults = [
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
export type Fault = (typeof faults)[number]
export type Faults = Set<Fault>

/** Parses a comma-separated list of faults; unknown names are ignored. */
export const parseFaults = (list: string): Faults => new Set(faults.filter((fault) => list.split(',').includes(fault)))
