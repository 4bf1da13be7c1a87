import type { Reason } from '#features/suggestions/contract.ts'
import { picksPerDay } from '../../picks-contract.ts'

/** Somebody who may become a pick. */
interface Candidate {
  id: string
  /** Whether the model suggests them. */
  suggested: boolean
  likesViewer: boolean
  reasons: readonly Reason[]
}

/** A language or a short way is shared with half of a town: worth saying, but nothing to choose by. */
const isTelling = ({ kind }: Reason): boolean => kind !== 'language' && kind !== 'near'

const pointsOf = ({ likesViewer, reasons }: Candidate): number => (likesViewer ? 2 : 0) + reasons.filter(isTelling).length

/**
 * Chooses the picks of a day from candidates in their order. Suggestions come first. The rest are those who like the viewer or share
 * something telling, with the most of it first; of equals, the earlier. Popularity is no part of it.
 */
export const choosePicks = <C extends Candidate>(candidates: readonly C[]): C[] => {
  const suggested = candidates.filter((one) => one.suggested)
  const others = candidates.filter((one) => !one.suggested && pointsOf(one) > 0).toSorted((a, b) => pointsOf(b) - pointsOf(a))
  return [...suggested, ...others].slice(0, picksPerDay)
}
