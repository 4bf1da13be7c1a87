/** The currencies a member holds. */
export type WalletCurrency = 'USD' | 'CREDIT'

/** Returns the ledger path of a member's account in one currency. */
export const memberAccountPath = (memberId: string, currency: WalletCurrency): string => `member:${memberId}:${currency.toLowerCase()}`

/** Returns the ledger path of dollars reserved for a withdrawal. */
export const withdrawalAccountPath = (memberId: string): string => `member:${memberId}:held:usd`

/** Ledger paths of the operator's accounts. They have no balance row, so concurrent payments do not wait for each other. */
export const systemAccountPaths = {
  opening: { USD: 'house:opening:usd', CREDIT: 'house:opening:credit' },
  creditSales: 'house:credit_sales:usd',
  creditIssue: 'house:credit_issue:credit',
  creditsSpent: 'house:credits_spent:credit',
  giftEscrow: 'house:gift_escrow:usd',
  giftSales: 'house:gift_sales:usd',
  giftCredits: 'house:gift_credits:credit',
  boostSales: 'house:boost_sales:usd',
  planSales: 'house:plan_sales:usd',
  /** What members owe for deposits that were reversed after the money was spent. */
  receivable: 'house:receivable:usd',
  forfeited: { USD: 'house:forfeited:usd', CREDIT: 'house:forfeited:credit' },
} as const

/** Returns the id of the member an account belongs to; undefined for an account of the operator. */
export const accountOwnerId = (path: string): string | undefined => /^member:([0-9a-f-]{36}):/.exec(path)?.[1]
