import { recurring } from '#platform/server/jobs/recurring.ts'
import { returnDue } from './return-gifts.ts'

/** Returns gifts that nobody answered in time. */
export const returnGifts = recurring('gifts.return-due', 'hour', ({ db }, { now }) => returnDue(db, now))
