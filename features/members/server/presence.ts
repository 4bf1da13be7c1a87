import type { z } from 'zod'
import type { LastSeen } from '../contract.ts'

const minute = 60_000
/** How long after they were last active somebody still counts as online. */
export const onlineMs = 5 * minute
const bands = [
  ['hour', 60],
  ['day', 24 * 60],
  ['week', 7 * 24 * 60],
  ['month', 30 * 24 * 60],
] as const

/** Whether somebody last active then counts as online now. */
export const isOnline = (lastActive: Date | null, now: Date): boolean =>
  lastActive !== null && now.getTime() - lastActive.getTime() <= onlineMs

/** How long ago, as coarsely as others may know it. */
export const lastSeenBand = (lastActive: Date | null, now: Date): z.infer<typeof LastSeen> => {
  const minutes = lastActive === null ? Infinity : (now.getTime() - lastActive.getTime()) / minute
  return bands.find(([, most]) => minutes <= most)?.[0] ?? 'long'
}
