import { badgeMonths } from '../contract.ts'

const addMonths = (at: Date, months: number): Date => {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}

/** When the badge of a check ends. */
export const badgeEndsAt = (checkedAt: Date): Date => addMonths(checkedAt, badgeMonths)

/** Checks up to this moment have no badge any more. */
export const expiredBadgeCutoff = (now: Date): Date => addMonths(now, -badgeMonths)

/** Presents `member.photo_checked_at`, which JSON turns into a string, as the month of the badge; null without one. */
export const presentPhotoCheckedAt = (checkedAt: Date | string | null, now: Date): string | null => {
  if (checkedAt === null) return null
  const at = new Date(checkedAt)
  return badgeEndsAt(at) > now ? at.toISOString().slice(0, 7) : null
}
