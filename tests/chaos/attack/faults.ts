import { createRequestGuards, type RequestGuards } from '#platform/server/http/guards/request-guards.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'

const six = createSemaphore(6)

/** Mistakes that the attacks have to find: each is the server with one of its guards disabled. */
export const faults = {
  /** Answers that are the same for all are read and compressed for each reader. */
  'compressed-anew': { memoize: (make) => make },
  /** Requests that come together on one connection are all begun. */
  'all-at-once': { serializeRequests: () => {} },
  /** Neither an address nor all of them together have a limit. */
  'no-bounds': { limitRequests: () => {} },
  /** An upload takes one of the places of everybody before its bytes have come. */
  'place-before-bytes': { uploadQueue: (_member, task) => six(1, task) },
} as const satisfies Record<string, Partial<RequestGuards>>
export type FaultName = keyof typeof faults

export const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const guardsWithout = (name: FaultName): RequestGuards => ({ ...createRequestGuards(), ...faults[name] })
