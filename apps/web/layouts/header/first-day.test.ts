import { expect, it } from 'vitest'
import { isFirstDay } from './first-day.ts'

const joinedAt = '2026-01-01T18:30:00.000Z'

it('is the first day until 24 hours have passed', () => {
  expect(isFirstDay(joinedAt, new Date('2026-01-02T18:29:59.999Z'))).toBe(true)
  expect(isFirstDay(joinedAt, new Date('2026-01-02T18:30:00.000Z'))).toBe(false)
})
it('is not the first day when the time is unknown', () => {
  expect(isFirstDay(undefined, new Date(joinedAt))).toBe(false)
})
