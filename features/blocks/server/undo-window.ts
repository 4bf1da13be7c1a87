import { minuteMs } from '#platform/shared/durations.ts'

/**
 * How long after a block unblocking restores what it ended, in milliseconds. The undo button shows for six seconds; the rest is for slow networks.
 */
export const blockUndoMs = minuteMs
