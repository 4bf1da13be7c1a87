import { parseCents } from './amounts.ts'
import type { PricedPlan } from './catalogue.ts'

/** Credits for a dollar and cents for a hundred credits, as the demo starts. */
const [perDollar, perHundred] = [100n, 90n]

/** Whole credits for cents. The model has its own formulas, so that it does not share bugs with the product. */
export const expectedCredits = (cents: bigint): bigint => (cents * perDollar) / 100n
/** US cents for whole credits. */
export const expectedCents = (credits: bigint): bigint => (credits * perHundred) / 100n

/** US cents for an amount in the smallest unit of a currency, at a decimal rate. */
export const expectedQuoteCents = (amount: bigint, scale: number, rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.')
  return (amount * 100n * 10n ** BigInt(fraction.length)) / (BigInt(whole + fraction) * 10n ** BigInt(scale))
}

/** A deposit with the outcome that its payer's choices lead to. */
export interface ModelDeposit {
  id: string
  reference: string
  channel: 'paystack' | 'tranzak'
  url: string
  cents: bigint
  /** `unpaid` is never credited, `coming` will be credited, `doubtful` goes to review. */
  state: 'unpaid' | 'coming' | 'doubtful' | 'credited' | 'review' | 'reversed'
  paidAt?: number
  /** Cents of a reversed deposit that had already been spent. */
  owed: bigint
}

/** The expected balances of one member. */
export class ModelAccount {
  /** The certain balance in cents; deposits in progress can be credited at any moment. */
  usd = 0n
  credits = 0n
  readonly deposits: ModelDeposit[] = []
  /** The bought plan; undefined for the Free plan. */
  plan: PricedPlan | undefined

  /** The highest possible balance in cents. */
  get most(): bigint {
    return this.deposits.reduce((sum, { state, cents }) => (state === 'coming' ? sum + cents : sum), this.usd)
  }

  /** Credits a deposit after repaying debts. */
  arrive(cents: bigint): void {
    let left = cents
    for (const older of this.deposits) {
      const kept = older.owed < left ? older.owed : left
      older.owed -= kept
      left -= kept
    }
    this.usd += left
  }

  /** Reverses a deposit; what was already spent is owed. */
  takeBack(deposit: ModelDeposit): void {
    const taken = this.usd < deposit.cents ? this.usd : deposit.cents
    this.usd -= taken
    deposit.owed = deposit.cents - taken
    deposit.state = 'reversed'
  }
}

/** The expected state of the ledger, and the deviations found. */
export class LedgerModel {
  readonly accounts = new Map<string, ModelAccount>()
  /** The expected number of journals by kind. */
  readonly journals = new Map<string, number>()
  /** Ids of journals that a response has confirmed. */
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

  /** Checks the balances in a response. */
  expectWallet(member: string, wallet: { usd: string; credits: number } | undefined, after: string): void {
    if (wallet === undefined) return this.expect(false, `${after}: no wallet in the answer`)
    const { usd, most, credits } = this.account(member)
    const cents = parseCents(wallet.usd)
    this.expect(cents >= usd && cents <= most, `${after}: $${wallet.usd} where ${usd} to ${most} cents ought to be`)
    this.expect(BigInt(wallet.credits) === credits, `${after}: ${wallet.credits} credits where ${credits} ought to be`)
  }
}
