import type { MemberContext } from '#platform/server/context.ts'
import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { getReceipt } from '../../contract.ts'
import { createTransactionPresenter } from '../transaction-presenter.ts'
import { readLedgerEntries } from '../queries.ts'
import type { TransactionListServices } from './list-transactions.ts'
import { readTransactionSubjects } from './transaction-subject.ts'

/**
 * Returns both sides of one of the caller's transactions that has a receipt, and what a deposit was paid with.
 * @throws {AppError} platform.not_found for a transaction without a receipt or of another member
 */
export const showReceipt = async (
  ctx: MemberContext,
  sources: TransactionListServices,
  id: string,
): Promise<EndpointResponse<typeof getReceipt>['data']> => {
  const entries = await readLedgerEntries(ctx.db, ctx.actor.id, { journal: id }, { limit: 10 })
  const subjects = await readTransactionSubjects(ctx, sources, entries)
  const transactions = entries.map(createTransactionPresenter(sources.texts, ctx.locale, subjects))
  if (transactions[0]?.receipt !== true) throw new AppError(platformErrors.not_found)
  return { transactions, payment: subjects.get(id)?.payment ?? null }
}
