import { type KeyedTurns, turnsByKey } from '../../concurrency/turns-by-key.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { once } from '../answers/ready-answer.ts'
import { boundRequests } from './request-bounds.ts'

/** Uploads of one member that may wait for the one before them. */
const uploadsInLine = 3

/** What keeps a few callers from taking everything. `tests/chaos/attack` leaves one of them out at a time, and has to notice it. */
export interface Defences {
  /** Keeps an answer that is the same for all. */
  keep: typeof once
  oneAtATime: typeof oneAtATime
  boundRequests: typeof boundRequests
  /** Runs the upload of a member when it is its turn. */
  uploadTurn: KeyedTurns
}

/** All of them, for one server. */
export const allDefences = (): Defences => ({ keep: once, oneAtATime, boundRequests, uploadTurn: turnsByKey(uploadsInLine) })
