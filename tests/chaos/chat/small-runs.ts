import type { FaultName } from './faults.ts'
import type { ChaosPlan } from './plan.ts'

type Size = Omit<ChaosPlan, 'testEnvironment' | 'seed' | 'fault' | 'say'>

/** Small enough for every change, and everything breaks at least once. */
export const smallRun: Size = { members: 6, conversations: 4, messages: 80, seconds: 5, pace: 0.4, hurry: 12 }

/** As small as surely finds a fault. What a page missed it learns when it is loaded anew: where that is the fault, none is. */
export const faultRun = (fault: FaultName): Size => {
  const size = { ...smallRun, messages: 120, seconds: 4, pace: 0.2 }
  return fault === 'no-heads' || fault === 'resume-by-time' ? { ...size, reloads: false } : size
}
