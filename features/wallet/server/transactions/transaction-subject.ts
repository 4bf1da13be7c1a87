import type { MemberContext } from '#platform/server/context.ts'
import type { Texts } from '#platform/server/texts.ts'
import { joinWithCommas } from '#platform/shared/i18n/join-with-commas.ts'
import { isolateAmountDirection } from '#platform/shared/i18n/isolate.ts'
import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'
import type { DepositPayment, LocalRate, TransactionKind } from '../../contract.ts'
import { walletText } from '../../locales/text.ts'
import type { LedgerEntry } from '../queries.ts'

/** What a transaction was about. Names are read when the transaction is shown, because a journal stores none. */
export interface TransactionSubject {
  /** What was bought or paid, in the caller's language. */
  what?: string | undefined
  /** The first name of the other member, if the caller may see them. */
  person?: string | undefined
  /** The length of a plan or boost, in days. */
  days?: number | undefined
  payment?: DepositPayment
}

/** Returns the subjects of one feature's ledger entries, by journal id. Entries of other features are skipped. */
export type DescribeEntries = (ctx: MemberContext, entries: readonly LedgerEntry[]) => Promise<ReadonlyMap<string, TransactionSubject>>

/** Functions of other features that the wallet calls; `apps/server` passes them in. */
export interface WalletDependencies {
  describeEntries: readonly DescribeEntries[]
  /** The rate of the member's own currency; null without one. */
  readLocalRate: (ctx: MemberContext) => Promise<LocalRate | null>
}

/** Asks every feature what the entries were about. Returns the subjects by journal id. */
export const readTransactionSubjects = async (
  ctx: MemberContext,
  { describeEntries }: Pick<WalletDependencies, 'describeEntries'>,
  entries: readonly LedgerEntry[],
): Promise<Map<string, TransactionSubject>> => {
  const found = await Promise.all(describeEntries.map((describe) => describe(ctx, entries)))
  return new Map(found.flatMap((subjects) => [...subjects]))
}

/** Kinds of transactions whose description can name the other member. */
const withPerson = ['gift_bought', 'gift_returned', 'gift_redeemed', 'message_request', 'call', 'call_returned'] as const
/** Kinds of transactions whose description can say what was bought or paid. */
const withThing = ['gift_bought', 'gift_returned', 'gift_redeemed', 'plan', 'deposit', 'deposit_reversed', 'boost'] as const
const includes = <T extends string>(list: readonly T[], kind: string): kind is T => (list as readonly string[]).includes(kind)

/** Describes a transaction in one line, with as much of its subject as is known. */
export const describeTransaction = (texts: Texts, locale: Locale, kind: TransactionKind, subject: TransactionSubject = {}): string => {
  const { person, payment, days } = subject
  const parts = [
    subject.what,
    payment &&
      isolateAmountDirection(
        locale,
        new Intl.NumberFormat(formattingTags[locale], { style: 'currency', currency: payment.currency }).format(Number(payment.paid)),
      ),
    days && texts.translate(locale, walletText, 'days', { count: days }),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  const what = joinWithCommas(locale, parts)
  if (includes(withPerson, kind) && person !== undefined) return texts.translate(locale, walletText, `withPerson.${kind}`, { what, person })
  if (includes(withThing, kind) && what !== '') return texts.translate(locale, walletText, `withThing.${kind}`, { what })
  return texts.translate(locale, walletText, `kinds.${kind}`)
}
