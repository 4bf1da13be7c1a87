import { badgeMonths } from '../contract.ts'

const addMonths = (at: Date, months: number): Date => {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}

/** Returns when the badge of a check ends. */
export const badgeEndsAt = (checkedAt: Date): Date => addMonths(checkedAt, badgeMonths)

/** Returns the cut-off for badges: a check made at this moment or earlier no longer gives a badge. */
export const expiredBadgeCutoff = (now: Date): Date => addMonths(now, -badgeMonths)

/** Returns the month of the badge, such as `2027-03`, from `member.photo_checked_at`; null without a valid badge. */
export const presentPhotoCheckedAt = (checkedAt: Date | string | null, now: Date): string | null => {
  if (checkedAt === null) return null
  const at = new Date(checkedAt)
  return badgeEndsAt(at) > now ? at.toISOString().slice(0, 7) : null
}
