/** The currencies a member holds. */
export type WalletCurrency = 'USD' | 'CREDIT'

/** The account of a member in one currency, as the ledger names it. */
export const memberAccount = (memberId: string, currency: WalletCurrency): string => `member:${memberId}:${currency.toLowerCase()}`

/** Where dollars wait that are promised to a withdrawal. */
export const withdrawalAccount = (memberId: string): string => `member:${memberId}:held:usd`

/** Accounts of the house that money comes from and goes to; none has a balance row. */
export const systemAccounts = {
  opening: { USD: 'house:opening:usd', CREDIT: 'house:opening:credit' },
  creditSales: 'house:credit_sales:usd',
  creditIssue: 'house:credit_issue:credit',
  creditsSpent: 'house:credits_spent:credit',
  giftEscrow: 'house:gift_escrow:usd',
  giftSales: 'house:gift_sales:usd',
  giftCredits: 'house:gift_credits:credit',
  boostSales: 'house:boost_sales:usd',
  planSales: 'house:plan_sales:usd',
  /** What members owe: deposits taken back by their payers after they were spent. */
  receivable: 'house:receivable:usd',
  forfeited: { USD: 'house:forfeited:usd', CREDIT: 'house:forfeited:credit' },
} as const

/** The member an account belongs to; undefined for one of the house. */
export const accountOwner = (path: string): string | undefined => /^member:([0-9a-f-]{36}):/.exec(path)?.[1]
