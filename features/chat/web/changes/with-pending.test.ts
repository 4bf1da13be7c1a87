import { expect, it } from 'vitest'
import { createNumberedMessage, ownMemberId } from '#tests/support/web/chat.ts'
import { toQuotedMessage } from '../quotes/quotes.ts'
import type { MessageAction, PendingMessageChange } from './change-store.ts'
import { withPendingChanges } from './with-pending.ts'

const mine = createNumberedMessage(1, 'Mine', ownMemberId)
const reply = { ...createNumberedMessage(2, 'Yes'), reply_to: toQuotedMessage(mine) }
const pending = (action: MessageAction, seq = 1): PendingMessageChange => ({
  id: action.kind,
  seq,
  action,
  made_at: '2026-01-01T11:00:00.000Z',
  order: 1,
})

it('shows an edit, a reaction and a deletion before they are confirmed, also in quotes', () => {
  const changes = [pending({ kind: 'edit', body: 'Better' }), pending({ kind: 'react', emoji: '🙏' }, 2)]
  const [first, second] = withPendingChanges([mine, reply], changes, ownMemberId)
  expect(first).toMatchObject({ body: 'Better', edited_at: '2026-01-01T11:00:00.000Z' })
  expect(second).toMatchObject({ reactions: [{ member_id: ownMemberId, emoji: '🙏' }], reply_to: { body: 'Better' } })
  const [gone, answer] = withPendingChanges([mine, reply], [pending({ kind: 'delete' })], ownMemberId)
  expect(gone).toMatchObject({ body: '', deleted: true })
  expect(answer?.reply_to).toMatchObject({ body: '', deleted: true })
})

it('replaces and removes only the own reaction', () => {
  const both = {
    ...reply,
    reactions: [
      { member_id: ownMemberId, emoji: '👍' as const },
      { member_id: 'brian', emoji: '👍' as const },
    ],
  }
  const reactions = (action: MessageAction) => withPendingChanges([both], [pending(action, 2)], ownMemberId)[0]?.reactions
  expect(reactions({ kind: 'react', emoji: '😂' })).toEqual([both.reactions[1], { member_id: ownMemberId, emoji: '😂' }])
  expect(reactions({ kind: 'react', emoji: null })).toEqual([both.reactions[1]])
})

it('changes nothing of a message that is deleted by now, and returns the same list without changes', () => {
  const stone = { ...mine, body: '', deleted: true, change: 4 }
  expect(withPendingChanges([stone], [pending({ kind: 'edit', body: 'Back again' })], ownMemberId)).toEqual([stone])
  const all = [mine, reply]
  expect(withPendingChanges(all, [], ownMemberId)).toBe(all)
})
