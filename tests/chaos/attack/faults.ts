import { createRequestGuards, type RequestGuards } from '#platform/server/http/guards/request-guards.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'

const six = createSemaphore(6)

/** Mistakes that the attacks have to find: each is the server with one of its guards disabled. */
export const faults = {
  /** A response that is the same for everybody is read and compressed for each request. */
  'compressed-anew': { memoize: (make) => make },
  /** Pipelined requests of one connection all start at once. */
  'all-at-once': { queueRequestsPerConnection: () => {} },
  /** The number of requests has no limit, for one address and for all together. */
  'no-bounds': { limitRequests: () => {} },
  /** An upload occupies one of the shared places before its bytes have arrived. */
  'place-before-bytes': { uploadQueue: (_member, task) => six(1, task) },
} as const satisfies Record<string, Partial<RequestGuards>>
export type FaultName = keyof typeof faults

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const guardsWithout = (name: FaultName): RequestGuards => ({ ...createRequestGuards(), ...faults[name] })
