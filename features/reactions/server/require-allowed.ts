import { chatErrors } from '#features/chat/contract.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { ReactionResult } from './store.ts'

/**
 * Throws for a reaction that was refused.
 * @throws {AppError} platform.not_found for a hidden member; chat.closed for a like while the caller's kind goodbye can still be undone
 */
export const requireAllowed = ({ outcome }: ReactionResult): void => {
  if (outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (outcome === 'closing') throw new AppError(chatErrors.closed)
}
