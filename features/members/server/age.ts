import { utcDay } from '#platform/shared/utc-day.ts'
/** Returns full years since a date of birth (`YYYY-MM-DD`), in UTC. */
export const ageOn = (birth: string, now: Date): number => {
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number)
  const before = now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day)
  return now.getUTCFullYear() - year - (before ? 1 : 0)
}

/** Returns the latest date of birth (`YYYY-MM-DD`) of somebody of an age, because sign-up asks only for the age. */
export const calculateLatestBirthDate = (age: number, now: Date): string => {
  const day = new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()))
  // 29 February does not exist in every year.
  if (day.getUTCMonth() !== now.getUTCMonth()) day.setUTCDate(0)
  return utcDay(day)
}
