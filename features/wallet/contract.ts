import * as z from 'zod'

/** Balances of one member: US dollars as a decimal string, credits whole. */
export const Wallet = z.object({ usd: z.string().regex(/^\d+\.\d{2}$/), credits: z.int().nonnegative() })
export type Wallet = z.infer<typeof Wallet>
