import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { returnExpiredGifts } from './return-gifts.ts'

/** The hourly job that returns expired gifts to their buyers. */
export const returnExpiredGiftsHourly = recurringJob('gifts.return-due', 'hour', ({ db }, { now }) => returnExpiredGifts(db, now))
