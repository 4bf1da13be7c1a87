import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { deletePhoto } from './store.ts'

/**
 * Removes one of the caller's photos; its URLs answer 404 from then on.
 * @throws {AppError} platform.not_found
 */
export const removePhoto = (ctx: MemberContext, input: { params: { id: string } }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, ctx.actor.id)
    if (!(await deletePhoto(tx, ctx.actor.id, input.params.id, ctx.now))) throw new AppError(platformErrors.not_found)
  })
