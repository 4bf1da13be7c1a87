import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Deposit } from '../../contract.ts'
import { checkAndBookDeposit } from './check-and-book-deposit.ts'
import { presentDeposit } from '../present-deposit.ts'
import { type ConfiguredPaymentProviders, ProviderUnreachableError } from '../providers/provider.ts'
import { readMemberDeposit } from '../queries.ts'

const refreshLimit = { burst: 1, seconds: 3 }
const refreshableStatuses = new Set(['created', 'open', 'failed'])

/**
 * Returns one of the caller's deposits, without asking the provider.
 * @throws {AppError} platform.not_found, also for another member's deposit
 */
export const showDeposit = async (ctx: MemberContext, id: string): Promise<Deposit> => {
  const row = await readMemberDeposit(ctx.db, ctx.actor.id, id)
  if (row === undefined) throw new AppError(platformErrors.not_found)
  return presentDeposit(row, ctx.now)
}

/**
 * Asks the provider about one of the caller's deposits, at most once in three seconds, and returns the deposit.
 * @throws {AppError} platform.not_found
 */
export const refreshDeposit = async (
  ctx: MemberContext,
  platform: Platform,
  providers: ConfiguredPaymentProviders,
  id: string,
): Promise<Deposit> => {
  const row = await readMemberDeposit(ctx.db, ctx.actor.id, id)
  if (row === undefined) throw new AppError(platformErrors.not_found)
  if (!refreshableStatuses.has(row.status)) return presentDeposit(row, ctx.now)
  const mayAsk = await platform.limits.take(`deposit:${id}`, refreshLimit).then(
    () => true,
    () => false,
  )
  if (mayAsk)
    await checkAndBookDeposit(platform, providers, id).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachableError)) throw error
      ctx.log.warn({ err: error, deposit: id }, 'the provider did not answer')
    })
  return showDeposit(ctx, id)
}
