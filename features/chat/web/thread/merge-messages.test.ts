import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../contract.ts'
import {
  emptyThread,
  firstSeqOf,
  hasGap,
  lastSeqOf,
  mergeMessages,
  mergeNewestPage,
  messageWithSeq,
  type Thread,
} from './merge-messages.ts'

const message = (seq: number): Message => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  sender_id: null,
  kind: 'text',
  body: `message ${seq}`,
  created_at: '2026-01-01T00:00:00.000Z',
  liked_item: null,
  attachment: null,
  reply_to: null,
  edited_at: null,
  deleted: false,
  reactions: [],
  change: 0,
  status: 'sent',
})
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq)
const mergeAll = (batches: readonly (readonly Message[])[], start: Thread = emptyThread) => batches.reduce(mergeMessages, start)

describe('merging messages', () => {
  it('gives the same list for any order of delivery and repeats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }).chain((count) => {
          const all = messages(1, count)
          return fc.tuple(
            fc.constant(all),
            fc.array(fc.subarray(all, { minLength: 1 }), { maxLength: 6 }),
            fc.shuffledSubarray(all, { minLength: count, maxLength: count }),
          )
        }),
        ([all, repeats, shuffled]) => {
          // The first message is loaded from the start, as after opening the conversation.
          const opened = mergeMessages(emptyThread, all.slice(0, 1))
          const thread = mergeAll([...repeats, ...shuffled.map((one) => [one]), ...repeats], opened)
          expect(thread).toEqual({ messages: all, ahead: [] })
        },
      ),
    )
  })

  it('never shows a gap on the way', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(messages(1, 25)), (arriving) => {
        let thread = mergeMessages(emptyThread, [message(10)])
        for (const one of arriving) {
          thread = mergeMessages(thread, [one])
          const shown = seqs(thread)
          expect(shown).toEqual(Array.from({ length: shown.length }, (_, index) => firstSeqOf(thread) + index))
          expect(shown).toContain(10)
        }
      }),
    )
  })

  it('hides early messages until the gap is filled', () => {
    const thread = mergeAll([messages(1, 3), [message(5)]])
    expect(seqs(thread)).toEqual([1, 2, 3])
    expect(hasGap(thread)).toBe(true)
    expect(lastSeqOf(thread)).toBe(3)
    const healed = mergeMessages(thread, [message(4)])
    expect(seqs(healed)).toEqual([1, 2, 3, 4, 5])
    expect(hasGap(healed)).toBe(false)
  })

  it('adds older pages', () => {
    expect(seqs(mergeAll([messages(51, 60), messages(41, 50)]))).toEqual(messages(41, 60).map(({ seq }) => seq))
  })

  it('replaces loaded messages with the newest page after a gap', () => {
    const thread = mergeNewestPage(mergeAll([messages(1, 20)]), messages(101, 150))
    expect(firstSeqOf(thread)).toBe(101)
    expect(lastSeqOf(thread)).toBe(150)
    expect(hasGap(thread)).toBe(false)
  })

  it('joins the newest page to adjacent messages', () => {
    expect(seqs(mergeNewestPage(mergeAll([messages(1, 20)]), messages(21, 25)))).toEqual(messages(1, 25).map(({ seq }) => seq))
  })

  it('takes the later copy of a message', () => {
    const changed = { ...message(1), body: 'other' }
    expect(mergeAll([[message(1)], [changed]]).messages).toEqual([changed])
  })

  it('never lets a copy from before a change replace one from after it, in any order of delivery', () => {
    const copies = [0, 1, 2, 3].map((change) => ({ ...message(2), change, body: `after change ${change}` }))
    fc.assert(
      fc.property(fc.shuffledSubarray(copies, { minLength: 1 }), (arriving) => {
        const thread = mergeAll([messages(1, 3), ...arriving.map((one) => [one])])
        const newest = Math.max(...arriving.map(({ change }) => change))
        expect(messageWithSeq(thread, 2)).toEqual(newest === 0 ? copies[0] : copies[newest])
        expect(seqs(thread)).toEqual([1, 2, 3])
      }),
    )
  })

  it('keeps the further status of two copies, whichever of them is the later one', () => {
    const [read, changed] = [
      { ...message(1), status: 'read' as const },
      { ...message(1), change: 1, body: 'other' },
    ]
    for (const order of [
      [read, message(1)],
      [message(1), read],
    ])
      expect(mergeAll(order.map((one) => [one])).messages).toEqual([read])
    for (const order of [
      [read, changed],
      [changed, read],
    ])
      expect(mergeAll(order.map((one) => [one])).messages).toEqual([{ ...changed, status: 'read' }])
  })

  it('finds a message by its number in a part that does not begin at 1', () => {
    const thread = mergeAll([messages(51, 60)])
    expect(messageWithSeq(thread, 57)).toEqual(message(57))
    expect(messageWithSeq(thread, 50)).toBeUndefined()
    expect(messageWithSeq(thread, 61)).toBeUndefined()
  })
})
