import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { TransactionKind } from '../../contract.ts'
import { toCsv } from '#platform/server/csv.ts'
import { type TransactionListServices, readAllTransactions } from './list-transactions.ts'

const exportsAMinute = { burst: 10, seconds: 60 }
const columns = ['reference', 'txn_amount', 'currency', 'channel', 'name', 'created_at', 'balance_after'] as const

/**
 * Returns the caller's transactions as CSV, with the API's field names as the header.
 * @throws {AppError} platform.too_many
 */
export const exportTransactions = async (
  ctx: MemberContext,
  { limits, ...sources }: Pick<Platform, 'limits'> & TransactionListServices,
  filter: { kind?: TransactionKind | undefined; month?: string | undefined },
): Promise<string> => {
  await limits.take(`wallet-csv:${ctx.actor.id}`, exportsAMinute)
  const transactions = await readAllTransactions(ctx, sources, filter)
  return toCsv([columns, ...transactions.map((transaction) => columns.map((column) => transaction[column]))])
}
