import type { z } from 'zod'
import type { LastSeen } from '../contract.ts'

const minute = 60_000
/** Milliseconds after the last activity during which a member counts as online. */
export const onlineWindowMs = 90_000
const bands = [
  ['hour', 60],
  ['day', 24 * 60],
  ['week', 7 * 24 * 60],
  ['month', 30 * 24 * 60],
] as const

/** Whether a member with this last activity counts as online. */
export const isOnline = (lastActive: Date | null, now: Date): boolean =>
  lastActive !== null && now.getTime() - lastActive.getTime() <= onlineWindowMs

/** Returns how long ago the last activity was, as a `LastSeen`: the shortest period that covers it, otherwise `long`. */
export const lastSeenBand = (lastActive: Date | null, now: Date): z.infer<typeof LastSeen> => {
  const minutes = lastActive === null ? Infinity : (now.getTime() - lastActive.getTime()) / minute
  return bands.find(([, most]) => minutes <= most)?.[0] ?? 'long'
}
