import type { MemberActor } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { canAdminister, canEnterConsole, type Role } from '#platform/shared/roles.ts'
import { moderationErrors } from '../../contract.ts'

/** Whether the caller may decide about a member. Only administrators decide about staff, so that no moderator removes an administrator. */
export const mayDecideAbout = (actor: MemberActor, member: { role: string } | undefined): boolean =>
  canAdminister(actor.role) || !canEnterConsole(member?.role as Role)

/**
 * Requires that the caller may decide about a member.
 * @throws {AppError} moderation.staff_account
 */
export const requireMayDecideAbout = (actor: MemberActor, member: { role: string } | undefined): void => {
  if (!mayDecideAbout(actor, member)) throw new AppError(moderationErrors.staff_account)
}
