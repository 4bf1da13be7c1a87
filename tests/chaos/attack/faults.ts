import { allDefences, type Defences } from '#platform/server/http/guards/defences.ts'
import { semaphore } from '#platform/server/concurrency/semaphore.ts'

const six = semaphore(6)

/** Mistakes that the attacks have to find: each is the server with one of its defences left out. */
export const faults = {
  /** Answers that are the same for all are read and compressed for each reader. */
  'compressed-anew': { keep: (make) => make },
  /** Requests that come together on one connection are all begun. */
  'all-at-once': { oneAtATime: () => {} },
  /** Neither an address nor all of them together have a limit. */
  'no-bounds': { boundRequests: () => {} },
  /** An upload takes one of the places of everybody before its bytes have come. */
  'place-before-bytes': { uploadTurn: (_member, task) => six(1, task) },
} as const satisfies Record<string, Partial<Defences>>
export type FaultName = keyof typeof faults

export const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name)
export const defencesWithout = (name: FaultName): Defences => ({ ...allDefences(), ...faults[name] })
