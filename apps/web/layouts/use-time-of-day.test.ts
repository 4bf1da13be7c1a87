// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { timeOfDay, useGreeting } from './use-time-of-day.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  [0, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
] as const)('at %i:%i the greeting is of the %s', (hour, minute, part) => {
  expect(timeOfDay(new Date(2026, 0, 1, hour, minute))).toBe(part)
})

it('shows the greeting on the first screen with a header, and again when the part of the day changes', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 11, 58) })
  const { result, rerender } = renderHook((screen: string | undefined) => useGreeting(screen))
  rerender('wallet')
  expect(result.current).toEqual({ part: 'morning', isShown: true })
  rerender('settings')
  expect(result.current.isShown).toBe(false)
  act(() => void vi.advanceTimersByTime(180_000))
  expect(result.current).toEqual({ part: 'afternoon', isShown: true })
  rerender('wallet')
  expect(result.current.isShown).toBe(false)
})
