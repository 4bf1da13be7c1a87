import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { returnExpiredGifts } from './return-gifts.ts'

/** Returns expired gifts every hour. */
export const returnExpiredGiftsHourly = recurringJob('gifts.return-due', 'hour', ({ db }, { now }) => returnExpiredGifts(db, now))
