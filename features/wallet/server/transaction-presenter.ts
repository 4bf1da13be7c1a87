import { createHash } from 'node:crypto'
import type { Texts } from '#platform/server/texts.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { kindsWithReceipt, type Transaction, type TransactionKind, transactionKinds } from '../contract.ts'
import type { LedgerEntry } from './queries.ts'
import { describeTransaction, type TransactionSubject } from './transactions/transaction-subject.ts'

const scale = { USD: 2, CREDIT: 0 }
/** Whether members see transactions of this kind. */
export const isTransactionKind = (kind: string): kind is TransactionKind => (transactionKinds as readonly string[]).includes(kind)

/** Returns the reference a member can quote: the provider's, or one derived from the journal's key. */
const transactionReference = ({ reference, key }: LedgerEntry): string =>
  reference ?? `txn-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`

/**
 * Creates the function that converts a ledger entry to a transaction of the API, named in a language. `subjects` says what each entry was
 * about, by journal id; without them the names say less.
 */
export const createTransactionPresenter =
  (texts: Texts, locale: Locale, subjects: ReadonlyMap<string, TransactionSubject> = new Map()) =>
  (entry: LedgerEntry): Transaction => {
    const { id, kind, currency, amount, balance_after, channel, at } = entry
    if (!isTransactionKind(kind)) throw new Error(`the journal kind ${kind} has no name`)
    return {
      id,
      reference: transactionReference(entry),
      kind,
      currency,
      txn_amount: formatMinorUnits(amount, scale[currency]),
      balance_after: formatMinorUnits(balance_after, scale[currency]),
      channel,
      name: describeTransaction(texts, locale, kind, subjects.get(id)),
      receipt: kindsWithReceipt.includes(kind),
      created_at: at.toISOString(),
    }
  }
