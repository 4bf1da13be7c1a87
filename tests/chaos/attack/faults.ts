import { createRequestGuards, type RequestGuards } from '#platform/server/http/guards/request-guards.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'

const six = createSemaphore(6)

/** Planted faults that the attacks must find. Each disables one guard of the server. */
export const faults = {
  /** Shared responses are read and compressed again for each request. */
  'compressed-anew': { memoize: (make) => make },
  /** Pipelined requests of one connection all start at once. */
  'all-at-once': { queueRequestsPerConnection: () => {} },
  /** There is no limit on requests, neither per address nor in total. */
  'no-bounds': { limitRequests: () => {} },
  /** An upload occupies one of the shared places before its bytes have arrived. */
  'place-before-bytes': { uploadQueue: (_member, task) => six(1, task) },
} as const satisfies Record<string, Partial<RequestGuards>>
export type FaultName = keyof typeof faults

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const guardsWithout = (name: FaultName): RequestGuards => ({ ...createRequestGuards(), ...faults[name] })
