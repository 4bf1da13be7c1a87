import { formatMinorUnits, toMinorUnits } from '#platform/shared/money.ts'
import { normalizeDecimal } from '#platform/web/normalize-decimal.ts'
import { centsFor, creditsFor, type CreditPrice, type Wallet } from '../contract.ts'

export type Direction = 'buy' | 'sell'

/** What a conversion would give and take, as decimals. */
export interface Quote {
  usd: string
  credits: string
}
export type QuoteProblem = 'required' | 'invalid' | 'nothing' | 'insufficient_funds'

/** What the server would answer to an amount; it decides by the same rule. */
export const quote = (direction: Direction, typed: string, wallet: Wallet, price: CreditPrice): Quote | QuoteProblem => {
  if (typed.trim() === '') return 'required'
  const given = toMinorUnits(normalizeDecimal(typed), direction === 'buy' ? 2 : 0)
  if (given === undefined || given === 0n) return 'invalid'
  const [cents, credits] = direction === 'buy' ? [given, creditsFor(given, price)] : [centsFor(given, price), given]
  const have = direction === 'buy' ? (toMinorUnits(wallet.usd, 2) ?? 0n) : BigInt(wallet.credits)
  if (given > have) return 'insufficient_funds'
  if (cents === 0n || credits === 0n) return 'nothing'
  return { usd: formatMinorUnits(cents, 2), credits: formatMinorUnits(credits, 0) }
}

/** The share that buying and selling back at once would cost. */
export const spread = ({ credits_per_usd, cents_per_100_credits }: CreditPrice): number =>
  1 - (credits_per_usd * cents_per_100_credits) / 10_000
