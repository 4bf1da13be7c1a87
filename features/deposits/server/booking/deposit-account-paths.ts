/** Ledger paths of the operator's accounts that deposits pass through. */
export const depositAccountPaths = {
  /** Money the provider has received and not paid out yet. */
  clearing: (channel: string, currency: string): string => `clearing:${channel}:${currency.toLowerCase()}`,
  fee: (channel: string, currency: string): string => `provider_fee:${channel}:${currency.toLowerCase()}`,
  /** What a payer who bears the provider's fee pays on top of the deposit. */
  surcharge: (currency: string): string => `house:surcharge:${currency.toLowerCase()}`,
  exchange: (currency: string): string => `exchange:${currency.toLowerCase()}`,
} as const
