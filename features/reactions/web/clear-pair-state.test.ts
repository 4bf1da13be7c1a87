import { expect, it } from 'vitest'
import { clearPairState } from './clear-pair-state.ts'
import { queueMatch, useMatchQueue } from './match-queue.ts'

const queued = () => useMatchQueue.getState().waiting.map(({ id }) => id)

it('keeps the match on the screen when the match reopens a conversation, and removes it when the match has ended', () => {
  queueMatch({ id: 'brian', firstname: 'Brian', image: null })
  clearPairState('brian', true)
  expect(queued()).toEqual(['brian'])
  clearPairState('brian', false)
  expect(queued()).toEqual([])
})
