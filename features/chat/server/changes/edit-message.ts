import type { MemberContext } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, editableMs, type Message } from '../../contract.ts'
import { changeMessage, type ChangeServices, type MessageAddress } from './change-message.ts'
import { replaceMessageText } from './change-store.ts'

/**
 * Replaces the text of the caller's own message, at most 15 minutes after it was sent. Idempotent: the same text changes nothing and never fails
 * with `too_late`.
 * @throws {AppError} chat.not_own, chat.unchangeable, chat.too_late, chat.closed, platform.not_found or platform.too_many
 */
export const editMessage = (
  ctx: MemberContext,
  services: ChangeServices,
  { uid, seq, body }: MessageAddress & { body: string },
): Promise<{ message: Message }> =>
  changeMessage(
    ctx,
    services,
    { uid, seq },
    {
      change: async (tx, locked) => {
        const { kind, attachment, sender_id, deleted_at, created_at, body: before } = locked.message
        if (kind !== 'text' || attachment !== null) throw new AppError(chatErrors.unchangeable)
        if (sender_id !== ctx.actor.id) throw new AppError(chatErrors.not_own)
        if (deleted_at !== null) throw new AppError(chatErrors.unchangeable)
        if (body === before) return undefined
        if (ctx.now.getTime() - created_at.getTime() > editableMs) throw new AppError(chatErrors.too_late)
        return { message: await replaceMessageText(tx, locked, body, ctx.now) }
      },
    },
  )
