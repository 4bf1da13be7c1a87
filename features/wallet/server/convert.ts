import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Texts } from '#platform/server/texts.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { centsForCredits, creditsForCents, type CreditPrice, type Transaction, type Wallet, walletErrors } from '../contract.ts'
import { type WalletCurrency, systemAccountPaths, memberAccountPath } from './ledger/accounts.ts'
import { intentKey } from './ledger/intent-key.ts'
import { type NewJournal, postJournal } from './ledger/post-journal.ts'
import { createTransactionPresenter } from './transaction-presenter.ts'
import { readLedgerEntries, readCreditPrice, readWallet } from './queries.ts'

interface Conversion {
  wallet: Wallet
  transaction: Transaction
}
interface ConversionSides {
  kind: 'credits_bought' | 'credits_sold'
  /** Both sides of the conversion, in US cents and whole credits. */
  cents: bigint
  credits: bigint
}

const priceInForce = async (tx: Tx, now: Date, seen: number | undefined): Promise<CreditPrice> => {
  const price = await readCreditPrice(tx, now)
  if (seen !== undefined && seen !== price.id) throw new AppError(walletErrors.price_changed)
  return price
}

const postings = (memberId: string, { kind, cents, credits }: ConversionSides): NewJournal['postings'] => {
  const sign = kind === 'credits_bought' ? 1n : -1n
  return [
    { account: memberAccountPath(memberId, 'USD'), amount: -sign * cents },
    { account: systemAccountPaths.creditSales, amount: sign * cents },
    { account: systemAccountPaths.creditIssue, amount: -sign * credits },
    { account: memberAccountPath(memberId, 'CREDIT'), amount: sign * credits },
  ]
}

interface ConversionRequest {
  kind: ConversionSides['kind']
  /** What the member gives, in US cents or whole credits. */
  given: bigint
  /** The field that a refusal names. */
  field: string
  /** Quotes both sides at the price in force. */
  quote: (tx: Tx) => Promise<Pick<ConversionSides, 'cents' | 'credits'>>
}

const readJournalId = async (tx: Tx, key: string): Promise<string | undefined> =>
  (await tx.selectFrom('journal').select('id').where('key', '=', key).executeTakeFirst())?.id

const convert = (ctx: MoneyContext, texts: Texts, { kind, given, field, quote }: ConversionRequest): Promise<Conversion> =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = ctx.actor
    const key = intentKey(kind, ctx.intent)
    const post = async (): Promise<string> => {
      const sides = { kind, ...(await quote(tx)) }
      // If one side rounds to zero, the member would give or get the other side for nothing.
      if (sides.cents === 0n || sides.credits === 0n)
        throw new AppError(walletErrors.nothing, { fields: { [field]: [walletErrors.nothing] } })
      return (await postJournal(tx, { kind, key, postings: postings(id, sides), at: ctx.now })).id
    }
    // A repeated request is recognised before the price is checked: the price may have changed since the first request, whose answer was lost.
    const journal = (await readJournalId(tx, key)) ?? (await post())
    const gained: WalletCurrency = kind === 'credits_bought' ? 'CREDIT' : 'USD'
    const entries = await readLedgerEntries(tx, id, { journal }, { limit: 2 })
    const entry = entries.find(({ currency }) => currency === gained)
    if (entry === undefined) throw new Error('a conversion without its entry')
    if (entries.some(({ currency, amount }) => currency !== gained && BigInt(amount) !== -given))
      throw new AppError(platformErrors.conflict)
    return { wallet: await readWallet(tx, id), transaction: createTransactionPresenter(texts, ctx.locale)(entry) }
  })

/**
 * Turns dollars into credits.
 * @throws {AppError} wallet.insufficient_funds, wallet.nothing, wallet.price_changed when `price_id` is no longer in force
 */
export const buyCreditsWithDollars = (
  ctx: MoneyContext,
  { texts }: { texts: Texts },
  { usd, price_id }: { usd: bigint; price_id?: number | undefined },
): Promise<Conversion> =>
  convert(ctx, texts, {
    kind: 'credits_bought',
    given: usd,
    field: 'usd',
    quote: async (tx) => ({ cents: usd, credits: creditsForCents(usd, await priceInForce(tx, ctx.now, price_id)) }),
  })

/**
 * Turns credits into dollars.
 * @throws {AppError} wallet.insufficient_funds, wallet.nothing, wallet.price_changed when `price_id` is no longer in force
 */
export const sellCreditsForDollars = (
  ctx: MoneyContext,
  { texts }: { texts: Texts },
  { credits, price_id }: { credits: bigint; price_id?: number | undefined },
): Promise<Conversion> =>
  convert(ctx, texts, {
    kind: 'credits_sold',
    given: credits,
    field: 'credits',
    quote: async (tx) => ({ credits, cents: centsForCredits(credits, await priceInForce(tx, ctx.now, price_id)) }),
  })
