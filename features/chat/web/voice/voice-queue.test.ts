// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { brian, createNumberedMessage, ownMemberId } from '#tests/support/web/chat.ts'
import type { Message } from '../../contract.ts'
import { followingVoiceNoteId } from './voice-queue.ts'

const message = (seq: number, fields: Partial<Message>): Message => ({
  ...createNumberedMessage(seq, ''),
  kind: 'voice',
  sender_id: brian.id,
  ...fields,
})
const following = (...messages: Message[]) => followingVoiceNoteId(messages, messages[0]?.id ?? '', ownMemberId)

it('a voice note is followed by the next one of the same member', () => {
  const next = message(2, {})
  expect(following(message(1, {}), next)).toBe(next.id)
})
it.each([
  ['an own voice note', {}, { sender_id: ownMemberId }],
  ['a text', {}, { kind: 'text' }],
  ['a deleted one', {}, { deleted: true }],
  ['one that is not the next message', {}, { seq: 3 }],
  ['anything, after an own one', { sender_id: ownMemberId }, { sender_id: ownMemberId }],
] as const)('not by %s', (_, first, second) => {
  expect(following(message(1, first), message(2, second))).toBeUndefined()
})
it('nothing follows a voice note that is not loaded', () => {
  expect(followingVoiceNoteId([message(2, {})], 'unknown', ownMemberId)).toBeUndefined()
})
