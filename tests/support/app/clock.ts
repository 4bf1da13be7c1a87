import type { Clock } from '#platform/server/clock.ts'

/** A clock that only moves when told to. */
export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(step: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  set(moment: Date): void
}

export const testClock = (start = new Date('2026-03-02T09:00:00Z')): TestClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) =>
      void (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
    set: (moment) => void (now = moment.getTime()),
  }
}
