import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNumberedMessage } from '#tests/support/web/chat.ts'
import { mergeMessages, emptyThread } from '../thread/merge-messages.ts'
import { toQuotedMessage } from '../quotes/quotes.ts'
import { applyChanges, withChangedCopies } from './apply-changes.ts'

const original = createNumberedMessage(1, 'Secret plan')
const reply = { ...createNumberedMessage(2, 'Sounds good'), reply_to: toQuotedMessage(original) }
const edited = { ...original, body: 'Public plan', edited_at: '2026-01-01T10:05:00.000Z', change: 1 }
const deleted = { ...original, body: '', deleted: true, change: 2 }

it('replaces the copy of a changed message and what replies quote of it', () => {
  expect(withChangedCopies([original, reply], [edited])).toEqual([edited, { ...reply, reply_to: toQuotedMessage(edited) }])
})

it('keeps the status of a message whose changed copy says less', () => {
  expect(withChangedCopies([{ ...original, status: 'read' }], [edited])).toEqual([{ ...edited, status: 'read' }])
})

it('ends with the newest state in any order of changes, and no deleted text remains', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([original, edited, deleted], { minLength: 1 }), (arriving) => {
      const all = [...arriving, deleted].reduce((messages, one) => withChangedCopies(messages, [one]), [
        original,
        reply,
      ] as readonly (typeof original)[])
      expect(all[0]).toEqual(deleted)
      expect(JSON.stringify(withChangedCopies(all, arriving))).not.toMatch(/Secret|Public/)
    }),
  )
})

it('removes a deleted text from a quote whose original is not loaded', () => {
  const [shown] = withChangedCopies([reply], [deleted])
  expect(shown?.reply_to).toEqual({ ...toQuotedMessage(deleted), body: '', deleted: true })
  expect(withChangedCopies([shown ?? reply], [edited])).toEqual([shown])
})

it('adds no message, and returns the same thread when nothing changes', () => {
  const thread = mergeMessages(emptyThread, [original, reply])
  expect(applyChanges(thread, [{ ...createNumberedMessage(9, 'later'), change: 5 }])).toBe(thread)
  expect(applyChanges(thread, [original])).toBe(thread)
})
