import type { MemberContext } from '#platform/server/context.ts'
import type { Texts } from '#platform/server/texts.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Transaction } from '../../contract.ts'
import { presentEntry } from '../present-entry.ts'
import { readEntries } from '../queries.ts'

/**
 * Both sides of one of the caller's transactions that has a receipt.
 * @throws {AppError} platform.not_found for a transaction without a receipt or of another member
 */
export const showReceipt = async (ctx: MemberContext, { texts }: { texts: Texts }, id: string): Promise<Transaction[]> => {
  const entries = await readEntries(ctx.db, ctx.actor.id, { journal: id }, { limit: 10 })
  const transactions = entries.map(presentEntry(texts, ctx.locale))
  if (transactions[0]?.receipt !== true) throw new AppError(platformErrors.not_found)
  return transactions
}
