/** The accounts of the house that deposits pass through, as the ledger names them. */
export const depositAccounts = {
  /** What the provider owes us until it pays out. */
  clearing: (channel: string, currency: string): string => `clearing:${channel}:${currency.toLowerCase()}`,
  fee: (channel: string, currency: string): string => `provider_fee:${channel}:${currency.toLowerCase()}`,
  /** What a payer paid on top, where the payer bears the fee. */
  surcharge: (currency: string): string => `house:surcharge:${currency.toLowerCase()}`,
  exchange: (currency: string): string => `exchange:${currency.toLowerCase()}`,
} as const
