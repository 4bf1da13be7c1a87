/** What a provider may do wrong; all off until asked for. */
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

/** The faults named in a list with commas; unknown names are left out. */
export const parseFaults = (list: string): Faults => new Set(faults.filter((fault) => list.split(',').includes(fault)))
