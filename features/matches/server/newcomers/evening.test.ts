import { expect, test } from 'vitest'
import { isTimeZone, nextEvening } from './evening.ts'

const next = (zone: string | null, now: string) => nextEvening(zone, new Date(now)).toISOString()

test.each([
  ['Africa/Douala', '2026-03-02T09:00:00Z', '2026-03-02T17:00:00.000Z'],
  ['Africa/Nairobi', '2026-03-02T14:59:00Z', '2026-03-02T15:00:00.000Z'],
  // At exactly 18:00 local time, the next evening is that of the following day.
  ['Africa/Nairobi', '2026-03-02T15:00:00Z', '2026-03-03T15:00:00.000Z'],
  // The local date is already the next day (Auckland), or still the day before (New York).
  ['Pacific/Auckland', '2026-03-02T12:00:00Z', '2026-03-03T05:00:00.000Z'],
  ['America/New_York', '2026-03-03T02:00:00Z', '2026-03-03T23:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-02T09:00:00Z', '2026-03-02T12:30:00.000Z'],
  [null, '2026-03-02T09:00:00Z', '2026-03-02T17:00:00.000Z'],
  [null, '2026-03-02T17:00:00Z', '2026-03-03T17:00:00.000Z'],
])('in %s, after %s, it is evening at %s', (zone, now, evening) => {
  expect(next(zone, now)).toBe(evening)
})

test('it stays 18:00 where the clocks change', () => {
  expect(next('Europe/Paris', '2026-03-28T12:00:00Z')).toBe('2026-03-28T17:00:00.000Z')
  expect(next('Europe/Paris', '2026-03-28T20:00:00Z')).toBe('2026-03-29T16:00:00.000Z')
  expect(next('Europe/Paris', '2026-10-24T20:00:00Z')).toBe('2026-10-25T17:00:00.000Z')
  expect(next('America/New_York', '2026-11-01T01:00:00Z')).toBe('2026-11-01T23:00:00.000Z')
})

test('knows the zones of browsers and refuses anything else', () => {
  expect(['Africa/Lagos', 'Europe/Kyiv', 'UTC'].map(isTimeZone)).toEqual([true, true, true])
  expect(['Nowhere/Town', 'x'.repeat(60), "'; drop"].map(isTimeZone)).toEqual([false, false, false])
})
