import type { FaultName } from './faults.ts'
import type { ChaosPlan } from './plan.ts'

type Size = Omit<ChaosPlan, 'testEnvironment' | 'seed' | 'fault' | 'say'>

/** Small enough for every change. Servers are killed, connections break and pages reload; the database and Redis rarely crash. */
export const smallRunSize: Size = { members: 6, conversations: 4, messages: 80, seconds: 5, pace: 0.4, hurry: 12 }

/** The smallest run that reliably finds a fault. A reload would hide a missed message, so faults of that kind run without reloads. */
export const runSizeForFault = (fault: FaultName): Size => {
  const size = { ...smallRunSize, messages: 120, seconds: 4, pace: 0.2 }
  return ['no-sync', 'no-changes-in-sync', 'resume-by-time'].includes(fault) ? { ...size, reloads: false } : size
}
