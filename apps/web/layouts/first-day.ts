const dayMs = 24 * 60 * 60 * 1000

/** Whether an account is less than a day old. `joinedAt` is an ISO time; sessions that were stored before it existed have none. */
export const isFirstDay = (joinedAt: string | undefined, now: Date): boolean =>
  joinedAt !== undefined && now.getTime() - Date.parse(joinedAt) < dayMs
