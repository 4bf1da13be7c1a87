import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { createFileMemoryLimiter } from './file-memory-limiter.ts'

const createReply = () => {
  const raw = new EventEmitter()
  return { reply: { raw } as unknown as FastifyReply, end: () => raw.emit('close') }
}

test('a viewer who does not read is refused after 40 files, everybody together after 200, until responses end', () => {
  const hold = createFileMemoryLimiter()
  const take = (viewer: string) => {
    const { reply, end } = createReply()
    hold(reply, viewer)
    return end
  }
  const refused = expect.objectContaining({ reason: expect.objectContaining({ code: 'platform.unavailable' }) })
  const ends = Array.from({ length: 40 }, () => take('amina'))
  expect(() => take('amina')).toThrow(refused)
  ends[0]?.()
  // A second `close` event of the same response does not free another place.
  ends[0]?.()
  take('amina')
  expect(() => take('amina')).toThrow(refused)
  for (const viewer of ['brian', 'chantal', 'diego', 'esi']) for (let count = 0; count < 40; count++) take(viewer)
  expect(() => take('femi')).toThrow(refused)
  ends[1]?.()
  expect(() => take('femi')).not.toThrow()
})
