/** Source of the current time. Tests replace it with a fixed clock. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }
