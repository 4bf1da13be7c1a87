/** Paths of the operator's ledger accounts that deposits use. */
export const depositLedgerAccounts = {
  /** Money that the provider has received for us and not yet paid out. */
  clearing: (channel: string, currency: string): string => `clearing:${channel}:${currency.toLowerCase()}`,
  fee: (channel: string, currency: string): string => `provider_fee:${channel}:${currency.toLowerCase()}`,
  /** Fees of the provider that payers pay in addition to their deposits. */
  surcharge: (currency: string): string => `house:surcharge:${currency.toLowerCase()}`,
  exchange: (currency: string): string => `exchange:${currency.toLowerCase()}`,
} as const
