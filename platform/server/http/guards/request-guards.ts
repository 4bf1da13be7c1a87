import { type KeyedQueue, createKeyedQueue } from '../../concurrency/keyed-queue.ts'
import { queueRequestsPerConnection } from './queue-requests-per-connection.ts'
import { memoizeAsync } from '../responses/prepared-response.ts'
import { limitRequests } from './request-limits.ts'

/** Most uploads of one member that may wait for an earlier upload. */
const maxWaitingUploads = 3

/** Protections against clients that exhaust the server. `tests/chaos/attack` disables one at a time and must detect it. */
export interface RequestGuards {
  /** Caches a response that is the same for everyone. */
  memoize: typeof memoizeAsync
  queueRequestsPerConnection: typeof queueRequestsPerConnection
  limitRequests: typeof limitRequests
  /** Runs the uploads of a member one after the other. */
  uploadQueue: KeyedQueue
}

/** Creates all guards for one server. */
export const createRequestGuards = (): RequestGuards => ({
  memoize: memoizeAsync,
  queueRequestsPerConnection: queueRequestsPerConnection,
  limitRequests,
  uploadQueue: createKeyedQueue(maxWaitingUploads),
})
