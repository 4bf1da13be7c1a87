import type { SuggestionReason } from '#features/suggestions/contract.ts'
import { picksPerDay } from '../../picks-contract.ts'

/** Somebody who may become a pick. */
interface Candidate {
  id: string
  /** Whether the model suggests them. */
  suggested: boolean
  likesViewer: boolean
  reasons: readonly SuggestionReason[]
}

/** Whether a reason counts for the choice. A shared language or a short distance does not, because many people of a town share it. */
const isTelling = ({ kind }: SuggestionReason): boolean => kind !== 'language' && kind !== 'near'

const pointsOf = ({ likesViewer, reasons }: Candidate): number => (likesViewer ? 2 : 0) + reasons.filter(isTelling).length

/**
 * Chooses the picks of a day. Suggested candidates come first, in their order. Others follow if they like the viewer or share something, those
 * with the most points first; ties keep the order of the candidates. Popularity has no influence.
 */
export const choosePicks = <C extends Candidate>(candidates: readonly C[]): C[] => {
  const suggested = candidates.filter((one) => one.suggested)
  const others = candidates.filter((one) => !one.suggested && pointsOf(one) > 0).toSorted((a, b) => pointsOf(b) - pointsOf(a))
  return [...suggested, ...others].slice(0, picksPerDay)
}
