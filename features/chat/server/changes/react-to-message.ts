import type { MemberContext } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, type Message } from '../../contract.ts'
import { changeMessage, type ChangeServices, type MessageAddress } from './change-message.ts'
import { readReaction, setReaction } from './change-store.ts'

/**
 * Sets the caller's reaction to a message; null removes it. Idempotent.
 * @throws {AppError} chat.unchangeable, chat.closed, platform.not_found or platform.too_many
 */
export const reactToMessage = (
  ctx: MemberContext,
  services: ChangeServices,
  { uid, seq, emoji }: MessageAddress & { emoji: Message['reactions'][number]['emoji'] | null },
): Promise<{ message: Message }> =>
  changeMessage(
    ctx,
    services,
    { uid, seq },
    {
      change: async (tx, locked) => {
        const { kind, deleted_at } = locked.message
        if (kind === 'system' || deleted_at !== null) throw new AppError(chatErrors.unchangeable)
        if ((await readReaction(tx, locked, ctx.actor.id)) === emoji) return undefined
        return { message: await setReaction(tx, locked, ctx.actor.id, emoji) }
      },
    },
  )
