const dayMs = 24 * 60 * 60 * 1000

/** Whether an account is less than a day old. `joinedAt` is an ISO time; a session stored by an earlier release has none. */
export const isFirstDay = (joinedAt: string | undefined, now: Date): boolean =>
  joinedAt !== undefined && now.getTime() - Date.parse(joinedAt) < dayMs
