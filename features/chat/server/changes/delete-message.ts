import type { MemberContext } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, type Message } from '../../contract.ts'
import { releaseAttachment } from '../attachments/attachment-store.ts'
import { changeMessage, type ChangeServices, type MessageAddress } from './change-message.ts'
import { markMessageDeleted } from './change-store.ts'

/**
 * Deletes the caller's own text, voice note or picture for both members, also in a request that waits. Idempotent.
 * @throws {AppError} chat.not_own, chat.unchangeable, chat.closed, platform.not_found or platform.too_many
 */
export const deleteMessage = (ctx: MemberContext, services: ChangeServices, address: MessageAddress): Promise<{ message: Message }> =>
  changeMessage(ctx, services, address, {
    isAllowedIn: (state, { conversation }) => state === 'open' || (state === 'request' && conversation.requested_by === ctx.actor.id),
    change: async (tx, locked) => {
      const { kind, attachment, sender_id, deleted_at } = locked.message
      if (kind !== 'text') throw new AppError(chatErrors.unchangeable)
      if (sender_id !== ctx.actor.id) throw new AppError(chatErrors.not_own)
      if (deleted_at !== null) return undefined
      if (attachment !== null) await releaseAttachment(tx, locked.message, ctx.now)
      return markMessageDeleted(tx, locked, address.uid, ctx.now)
    },
  })
