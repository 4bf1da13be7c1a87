import type { Platform } from '#platform/server/platform.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { reactionErrors } from '../contract.ts'

const newAccountMs = 72 * hourMs
/** The daily limit of likes for accounts in their first 72 hours (docs/product.md §13). */
const newAccountLimit = { burst: 50, seconds: 86_400 }

/** Members who joined at or after this moment have a new account. */
export const newAccountCutoff = (now: Date): Date => new Date(now.getTime() - newAccountMs)

/** Counts a like against the daily limit of a new account. @throws {AppError} reactions.likes_spent if none is left */
export const takeFromNewAccountLikeLimit = (limits: Platform['limits'], memberId: string): Promise<void> =>
  limits.take(`new-likes:${memberId}`, newAccountLimit, reactionErrors.likes_spent)
