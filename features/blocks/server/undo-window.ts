import { minuteMs } from '#platform/shared/durations.ts'

/**
 * How long unblocking restores what the block ended, in milliseconds. The undo button shows for six seconds; the rest is for slow networks.
 */
export const blockUndoMs = minuteMs
