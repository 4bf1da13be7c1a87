import { expect, it } from 'vitest'
import { timeOfDay } from './use-time-of-day.ts'

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
