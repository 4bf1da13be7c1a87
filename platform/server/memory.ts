import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

/** Reports whether the process is close to its memory limit. */
export interface MemoryMonitor {
  isLow(): boolean
}

/** How long a reading is reused. */
const freshMs = 100
/** Memory counts as low above this share of the heap limit, because Node aborts the process when the heap is full. */
const heapShare = 0.85
const megabyte = 1024 * 1024

/**
 * Returns half of the memory of the machine or container, in MB, because a second process and the database need the rest. At least 512.
 */
export const defaultMemoryLimitMb = (): number => {
  // Without a container limit, `constrainedMemory` is 0 or larger than any machine.
  const allowed = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(512, Math.floor(allowed / 2 / megabyte))
}

export interface MemoryReading {
  /** Resident set size in bytes. */
  resident: number
  /** Used share of the heap limit, 0 to 1. */
  heap: number
}

const readMemory = (): MemoryReading => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return { resident: process.memoryUsage.rss(), heap: used / limit }
}

/** Monitors the memory of this process against `maxMb`; 0 disables it. Readings are cached for 100 ms. */
export const monitorMemory = (maxMb: number, read = readMemory, nowMs = () => performance.now()): MemoryMonitor => {
  let readAt = -Infinity
  let short = false
  return {
    isLow: () => {
      if (maxMb === 0) return false
      if (nowMs() - readAt < freshMs) return short
      readAt = nowMs()
      const { resident, heap } = read()
      short = resident > maxMb * megabyte || heap > heapShare
      return short
    },
  }
}
