import type { CardHint } from '../../contract.ts'

/** The viewer's data from which hints are chosen. */
export interface HintViewer {
  /** Ids of interests, or free text that older clients have stored. */
  interests: ReadonlySet<string>
  looking_for: readonly string[]
}

/** The data of a card's member that hints are made from, as others may see them. */
interface HintSubject {
  likes_viewer: boolean
  interests: readonly string[]
  looking_for: readonly string[]
}

/** Returns the hint of a card; see `MatchCard.hint`. */
export const chooseCardHint = (viewer: HintViewer, member: HintSubject): CardHint | null => {
  if (member.likes_viewer) return { kind: 'likes_you', value: null }
  const shared = member.interests.find((interest) => viewer.interests.has(interest))
  if (shared !== undefined) return { kind: 'interest', value: shared }
  // `unsure` is no hint: it is no reason to meet somebody.
  const goals = member.looking_for.filter((goal) => goal !== 'unsure')
  const goal = goals.find((one) => viewer.looking_for.includes(one)) ?? goals[0]
  return goal === undefined ? null : { kind: 'goal', value: goal }
}
