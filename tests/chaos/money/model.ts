import { parseCents } from './amounts.ts'
import type { PricedPlan } from './catalogue.ts'

/** Credits for a dollar, and cents for a hundred credits: what the demo begins with. */
const [perDollar, perHundred] = [100n, 90n]

/** Whole credits for cents, and cents for whole credits; written again here, so that both cannot be wrong alike. */
export const expectedCredits = (cents: bigint): bigint => (cents * perDollar) / 100n
export const expectedCents = (credits: bigint): bigint => (credits * perHundred) / 100n

/** Cents for smallest parts of a currency at a rate written as a decimal. */
export const expectedQuoteCents = (amount: bigint, scale: number, rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return (amount * 100n * 10n ** BigInt(fraction.length)) / (BigInt(whole + fraction) * 10n ** BigInt(scale))
}

/** How a deposit may end, which its payer's choices decide. */
export interface ModelDeposit {
  id: string
  reference: string
  channel: 'paystack' | 'tranzak'
  url: string
  cents: bigint
  /** `unpaid` brings nothing, `coming` will be credited, `doubtful` goes to review. */
  state: 'unpaid' | 'coming' | 'doubtful' | 'credited' | 'review' | 'reversed'
  paidAt?: number
  /** Cents that were taken back after they had been spent. */
  owed: bigint
}

/** What one member ought to have. */
export class ModelAccount {
  /** Cents that are there for certain; deposits on their way come on top at any moment. */
  usd = 0n
  credits = 0n
  readonly deposits: ModelDeposit[] = []
  /** The plan that was bought; undefined for the one everybody begins with. */
  plan: PricedPlan | undefined

  /** Cents that may be there already. */
  get most(): bigint {
    return this.deposits.reduce((sum, { state, cents }) => (state === 'coming' ? sum + cents : sum), this.usd)
  }

  /** A deposit has arrived: what is owed is kept back first. */
  arrive(cents: bigint): void {
    let left = cents
    for (const older of this.deposits) {
      const kept = older.owed < left ? older.owed : left
      older.owed -= kept
      left -= kept
    }
    this.usd += left
  }

  /** A payer took a deposit back: what is there goes, the rest is owed. */
  takeBack(deposit: ModelDeposit): void {
    const taken = this.usd < deposit.cents ? this.usd : deposit.cents
    this.usd -= taken
    deposit.owed = deposit.cents - taken
    deposit.state = 'reversed'
  }
}

/** Everything that ought to be, and what was found to be otherwise. */
export class LedgerModel {
  readonly accounts = new Map<string, ModelAccount>()
  /** Journals that ought to have come into being, by kind. */
  readonly journals = new Map<string, number>()
  /** Journals somebody was told of. */
  readonly told = new Set<string>()
  readonly wrong: string[] = []
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  account(member: string): ModelAccount {
    const known = this.accounts.get(member)
    if (known !== undefined) return known
    const added = new ModelAccount()
    this.accounts.set(member, added)
    return added
  }

  expect(holds: boolean, what: string): void {
    if (holds || this.wrong.length >= 50) return
    this.wrong.push(what)
    this.#say(`WRONG  ${what}`)
  }

  count(kind: string): void {
    this.journals.set(kind, (this.journals.get(kind) ?? 0) + 1)
  }

  /** What an answer says of a member's balances. */
  expectWallet(member: string, wallet: { usd: string; credits: number } | undefined, after: string): void {
    if (wallet === undefined) return this.expect(false, `${after}: no wallet in the answer`)
    const { usd, most, credits } = this.account(member)
    const cents = parseCents(wallet.usd)
    this.expect(cents >= usd && cents <= most, `${after}: $${wallet.usd} where ${usd} to ${most} cents ought to be`)
    this.expect(BigInt(wallet.credits) === credits, `${after}: ${wallet.credits} credits where ${credits} ought to be`)
  }
}
