// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { runAtFirstUse } from './run-at-first-use.ts'

test.each(['pointerdown', 'keydown', 'input'])('runs once, at the first %s anywhere', (use) => {
  const work = vi.fn()
  runAtFirstUse(work)
  expect(work).not.toHaveBeenCalled()
  for (let times = 0; times < 2; times++) fireEvent(document.body, new Event(use, { bubbles: true }))
  fireEvent.keyDown(document.body)
  expect(work).toHaveBeenCalledOnce()
})

test('does not run after it was cancelled', () => {
  const work = vi.fn()
  runAtFirstUse(work)()
  fireEvent.pointerDown(document.body)
  expect(work).not.toHaveBeenCalled()
})
