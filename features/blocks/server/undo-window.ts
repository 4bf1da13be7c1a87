import { minuteMs } from '#platform/shared/durations.ts'

/** How long unblocking restores what the block ended. The button is shown for six seconds; the rest is for slow networks. */
export const undoMs = minuteMs
