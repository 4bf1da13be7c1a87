import type { Reason } from '../contract.ts'

/** What a member shows of themselves, as ids of the vocabulary. */
export interface ReasonFacts {
  /** Without those of faith and convictions, unless the member shows them. */
  interests: readonly string[]
  looking_for: readonly string[]
  languages: readonly string[]
  prompts: readonly { question: string }[]
  /** Kilometres between the two; null if unknown. */
  distance?: number | null
}

const mostReasons = 2
/** Up to this many kilometres are near. */
const nearKm = 5

const shared = <T>(ours: readonly T[], theirs: readonly T[]): T | undefined => theirs.find((one) => ours.includes(one))

/** What two people share, the most telling first: at most two reasons, only from what both show. */
export const reasonsFor = (viewer: ReasonFacts, other: ReasonFacts): Reason[] => {
  const questions = (facts: ReasonFacts) => facts.prompts.map(({ question }) => question)
  // That both do not know what they look for is no reason to meet.
  const goal = shared(
    viewer.looking_for,
    other.looking_for.filter((one) => one !== 'unsure'),
  )
  const distance = other.distance ?? null
  const reasons: [Reason['kind'], string | number | null | undefined][] = [
    ['interest', shared(viewer.interests, other.interests)],
    ['goal', goal],
    ['prompt', shared(questions(viewer), questions(other))],
    ['near', distance !== null && distance <= nearKm ? distance : undefined],
    ['language', shared(viewer.languages, other.languages)],
  ]
  return reasons.flatMap(([kind, value]) => (value === undefined ? [] : [{ kind, value }])).slice(0, mostReasons)
}
