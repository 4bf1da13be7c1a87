import { expect, test } from 'vitest'
import { longestGap } from './writes.ts'

test('the longest gap lies between two events, before the first or after the last', () => {
  expect(longestGap([10, 20, 90, 95], 0, 100)).toBe(70)
  expect(longestGap([60, 70], 0, 80)).toBe(60)
  expect(longestGap([10, 20], 0, 80)).toBe(60)
  expect(longestGap([], 0, 80)).toBe(80)
})

test('events outside the time looked at count for nothing', () => {
  expect(longestGap([5, 15, 25, 95], 10, 30)).toBe(10)
})
