import type { MoneyContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Texts } from '#platform/server/texts.ts'
import { AppError } from '#platform/shared/errors.ts'
import { centsForCredits, creditsForCents, type CreditPrice, type Transaction, type Wallet, walletErrors } from '../contract.ts'
import { type WalletCurrency, systemAccountPaths, memberAccountPath } from './ledger/accounts.ts'
import { postJournal, type NewJournal } from './ledger/post-journal.ts'
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

const convert = (ctx: MoneyContext, texts: Texts, field: string, quoteSides: (tx: Tx) => Promise<ConversionSides>): Promise<Conversion> =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = ctx.actor
    const asked = await quoteSides(tx)
    // If one side rounds to zero, the member would give or get the other side for nothing.
    if (asked.cents === 0n || asked.credits === 0n)
      throw new AppError(walletErrors.nothing, { fields: { [field]: [walletErrors.nothing] } })
    const posting = { kind: asked.kind, key: `${asked.kind}:${ctx.intent}`, postings: postings(id, asked), at: ctx.now }
    const { id: journal } = await postJournal(tx, posting)
    const gained: WalletCurrency = asked.kind === 'credits_bought' ? 'CREDIT' : 'USD'
    const entry = (await readLedgerEntries(tx, id, { journal }, { limit: 2 })).find(({ currency }) => currency === gained)
    if (entry === undefined) throw new Error('a conversion without its entry')
    return { wallet: await readWallet(tx, id), transaction: createTransactionPresenter(texts, ctx.locale)(entry) }
  })

/**
 * Turns dollars into credits.
 * @throws {AppError} wallet.insufficient_funds, wallet.nothing, wallet.price_changed when `price_id` is no longer in force
 */
export const buyCredits = (
  ctx: MoneyContext,
  { texts }: { texts: Texts },
  { usd, price_id }: { usd: bigint; price_id?: number | undefined },
): Promise<Conversion> =>
  convert(ctx, texts, 'usd', async (tx) => {
    const price = await priceInForce(tx, ctx.now, price_id)
    return { kind: 'credits_bought', cents: usd, credits: creditsForCents(usd, price) }
  })

/**
 * Turns credits into dollars.
 * @throws {AppError} wallet.insufficient_funds, wallet.nothing, wallet.price_changed when `price_id` is no longer in force
 */
export const sellCredits = (
  ctx: MoneyContext,
  { texts }: { texts: Texts },
  { credits, price_id }: { credits: bigint; price_id?: number | undefined },
): Promise<Conversion> =>
  convert(ctx, texts, 'credits', async (tx) => {
    const price = await priceInForce(tx, ctx.now, price_id)
    return { kind: 'credits_sold', credits, cents: centsForCredits(credits, price) }
  })
