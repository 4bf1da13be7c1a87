import * as z from 'zod'
import type { MemberContext } from '#platform/server/context.ts'
import type { Texts } from '#platform/server/texts.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Transaction, TransactionKind } from '../../contract.ts'
import { minJournalIdAt } from '../ledger/journal-id.ts'
import { createTransactionPresenter } from '../transaction-presenter.ts'
import { type EntryFilter, type EntryCursor, readLedgerEntries } from '../queries.ts'
import { readTransactionSubjects, type WalletDependencies } from './transaction-subject.ts'

const pageSize = 20

interface Filter {
  kind?: TransactionKind | undefined
  month?: string | undefined
}
/** What listing takes from the platform and from other features. */
export type TransactionListServices = { texts: Texts } & Pick<WalletDependencies, 'describeEntries'>
const Position = z.tuple([z.uuid(), z.enum(['USD', 'CREDIT'])])

const decodeCursor = (cursor: string | undefined): EntryCursor | undefined => {
  if (cursor === undefined) return undefined
  const position = Position.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!position.success) throw new AppError(platformErrors.invalid, { fields: { cursor: [platformErrors.invalid] } })
  const [id, currency] = position.data
  return { id, currency }
}
const encodeCursor = ({ id, currency }: EntryCursor): string => Buffer.from(`${id} ${currency}`).toString('base64url')

const monthIdRange = (month: string): [string, string] => {
  const start = new Date(`${month}-01T00:00:00Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return [minJournalIdAt(start), minJournalIdAt(end)]
}
const entryFilter = ({ kind, month }: Filter): EntryFilter => ({ kind, between: month === undefined ? undefined : monthIdRange(month) })

/**
 * Lists a page of the caller's transactions, newest first.
 * @throws {AppError} platform.invalid for an invalid cursor
 */
export const listTransactions = async (
  ctx: MemberContext,
  sources: TransactionListServices,
  { cursor, ...filter }: Filter & { cursor?: string | undefined },
): Promise<{ transactions: Transaction[]; next_cursor: string | null }> => {
  const after = decodeCursor(cursor)
  const entries = await readLedgerEntries(ctx.db, ctx.actor.id, entryFilter(filter), { after, limit: pageSize + 1 })
  const page = entries.slice(0, pageSize)
  const last = page.at(-1)
  return {
    transactions: page.map(createTransactionPresenter(sources.texts, ctx.locale, await readTransactionSubjects(ctx, sources, page))),
    next_cursor: entries.length > pageSize && last !== undefined ? encodeCursor(last) : null,
  }
}

/** Reads all transactions that pass the filter, newest first. */
export const readAllTransactions = async (ctx: MemberContext, sources: TransactionListServices, filter: Filter): Promise<Transaction[]> => {
  const entries = await readLedgerEntries(ctx.db, ctx.actor.id, entryFilter(filter), { limit: 1_000_000 })
  return entries.map(createTransactionPresenter(sources.texts, ctx.locale, await readTransactionSubjects(ctx, sources, entries)))
}
