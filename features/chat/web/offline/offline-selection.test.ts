import { expect, it } from 'vitest'
import type { Message } from '../../contract.ts'
import { isOfflineHistoryIncomplete, isOfflineConversationOutdated, selectOfflineConversations } from './offline-selection.ts'
import { brian, createConversation, createNumberedMessage } from '#tests/support/web/chat.ts'

const person = (number: number) => ({ ...brian, id: `20000000-0000-4000-8000-${String(number).padStart(12, '0')}` })
const nothing = () => undefined
const bodies = (kept: ReturnType<typeof selectOfflineConversations>) => kept.map(({ messages }) => messages.map(({ seq }) => seq))
const loaded = (messages: Message[], changedTo = 0) => ({ messages, changedTo })
const upTo = (last: number) => Array.from({ length: last }, (_, index) => createNumberedMessage(index + 1, 'x'))

it('keeps the first twenty and the last fifty messages of each, without pictures and without who is here', () => {
  const pictured = { ...brian, image: '/photos/a.webp', image_blur: 'data:image/webp;base64,AA' }
  const list = [
    createConversation({ person: pictured, last_message: createNumberedMessage(80, 'x'), last_seq: 80 }),
    ...Array.from({ length: 30 }, (_, index) => createConversation({ person: person(index + 10) })),
  ]
  const kept = selectOfflineConversations(list, (uid) => (uid === brian.id ? loaded(upTo(80)) : undefined), [])
  expect(kept).toHaveLength(20)
  expect(kept[0]?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 31))
  expect(kept[0]?.conversation.person).toMatchObject({ image: null, image_blur: null, active: false, last_seen: null })
  expect(JSON.stringify(kept)).not.toMatch(/photos|base64/)
})

it('goes on from what was kept, begins anew behind a gap, and never goes back', () => {
  const before = selectOfflineConversations(
    [createConversation({ last_message: createNumberedMessage(3, 'x'), last_seq: 3 })],
    () => loaded(upTo(3)),
    [],
  )
  const next = (seq: number) =>
    selectOfflineConversations([createConversation({ last_message: createNumberedMessage(seq, 'x'), last_seq: seq })], nothing, before)
  expect(bodies(next(4))).toEqual([[1, 2, 3, 4]])
  expect(bodies(next(3))).toEqual([[1, 2, 3]])
  expect(bodies(next(9))).toEqual([[9]])
  expect(next(9).map(isOfflineHistoryIncomplete)).toEqual([true])
  expect(next(4).map(isOfflineHistoryIncomplete)).toEqual([false])
})

it('keeps no text that was deleted, also where the list does not know it yet', () => {
  const deleted = { ...createNumberedMessage(2, ''), deleted: true, change: 4 }
  const kept = selectOfflineConversations(
    [createConversation({ last_message: createNumberedMessage(2, 'Oops'), last_seq: 2 })],
    () => loaded([...upTo(1), deleted], 4),
    [],
  )
  expect(kept[0]?.conversation.last_message).toMatchObject({ seq: 2, body: '', deleted: true })
  expect(JSON.stringify(kept)).not.toContain('Oops')
})

it('keeps nobody who stands on the list no more', () => {
  const before = selectOfflineConversations([createConversation(), createConversation({ person: person(9) })], () => loaded(upTo(2)), [])
  expect(
    selectOfflineConversations([createConversation({ person: person(9) })], nothing, before).map(({ conversation: one }) => one.person.id),
  ).toEqual([person(9).id])
  expect(selectOfflineConversations([], nothing, before)).toEqual([])
})

it('keeps nothing of the photo or answer that a line is about', () => {
  const about = (seq: number) => ({
    ...createNumberedMessage(seq, 'Is that Kribi?'),
    liked_item: { kind: 'prompt' as const, question: 'the_dish', answer: 'Ndolè' },
  })
  const kept = selectOfflineConversations(
    [createConversation({ last_message: about(2), last_seq: 2 })],
    () => loaded([about(1), about(2)]),
    [],
  )
  expect(kept[0]?.messages.map(({ body }) => body)).toEqual(['Is that Kribi?', 'Is that Kribi?'])
  expect(JSON.stringify(kept)).not.toContain('Ndolè')
})

it('knows that stored messages have changed since, and takes the changed newest message at once', () => {
  const before = selectOfflineConversations([createConversation()], () => loaded(upTo(2)), [])
  const stone = { ...createNumberedMessage(2, ''), deleted: true, change: 2 }
  const next = selectOfflineConversations([createConversation({ last_message: stone, last_change: 2 })], nothing, before)
  expect(next[0]?.messages[1]).toEqual(stone)
  // The first message may have changed as well, so the stored conversation counts as outdated.
  expect(next.map(isOfflineConversationOutdated)).toEqual([true])
  const opened = selectOfflineConversations([createConversation({ last_message: stone, last_change: 2 })], () => loaded([stone], 2), next)
  expect(opened.map(isOfflineConversationOutdated)).toEqual([false])
})

it('keeps the furthest receipts of list, conversation and what was kept', () => {
  const marks = (delivered_seq: number, read_seq: number) => ({ delivered_seq, read_seq })
  const before = selectOfflineConversations([createConversation(marks(2, 0))], () => undefined, [])
  const [kept] = selectOfflineConversations(
    [createConversation(marks(0, 0))],
    () => ({ ...loaded(upTo(2)), receipts: marks(1, 1) }),
    before,
  )
  expect(kept?.conversation).toMatchObject(marks(2, 1))
})

it('keeps a quote only where a deletion of the quoted message removes it', () => {
  const quote = { seq: 1, sender_id: brian.id, kind: 'text' as const, body: 'Secret plan', deleted: false }
  const reply = { ...createNumberedMessage(2, 'Sounds good'), reply_to: quote }
  const [kept] = selectOfflineConversations([createConversation({ last_message: reply })], () => loaded([reply]), [])
  expect(kept?.messages[0]?.reply_to).toEqual(quote)
  expect(JSON.stringify(kept?.conversation)).not.toContain('Secret plan')
})
