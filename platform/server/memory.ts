import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

/** Says whether the process has nearly as much memory as it may. */
export interface MemoryWatch {
  isShort(): boolean
}

/** How long a reading is taken for the present. */
const freshMs = 100
/** Node ends a process whose objects fill its heap. */
const heapShare = 0.85
const megabyte = 1024 * 1024

/** Half of the machine, or of what a container may have: a second process and the database need theirs. At least 512 MB. */
export const usualMemoryMb = (): number => {
  // A container without a limit names one that no machine has.
  const allowed = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(512, Math.floor(allowed / 2 / megabyte))
}

export interface MemoryReading {
  /** Bytes that the machine holds for the process. */
  resident: number
  /** Of the heap that Node may use, from 0 to 1. */
  heap: number
}

const readMemory = (): MemoryReading => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return { resident: process.memoryUsage.rss(), heap: used / limit }
}

/** Watches the memory of this process against `maxMb` megabytes; 0 never finds it short. Asking often costs nothing. */
export const watchMemory = (maxMb: number, read = readMemory, nowMs = () => performance.now()): MemoryWatch => {
  let readAt = -Infinity
  let short = false
  return {
    isShort: () => {
      if (maxMb === 0) return false
      if (nowMs() - readAt < freshMs) return short
      readAt = nowMs()
      const { resident, heap } = read()
      short = resident > maxMb * megabyte || heap > heapShare
      return short
    },
  }
}
