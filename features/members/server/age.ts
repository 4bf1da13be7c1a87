/** Full years since a day of birth (`YYYY-MM-DD`), in UTC. */
export const ageOn = (birth: string, now: Date): number => {
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number)
  const before = now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day)
  return now.getUTCFullYear() - year - (before ? 1 : 0)
}

/** The latest day of birth of somebody who is `age` today: sign-up knows no more than the age. */
export const birthFromAge = (age: number, now: Date): string => {
  const day = new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()))
  // The 29th of February is not in every year.
  if (day.getUTCMonth() !== now.getUTCMonth()) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}
