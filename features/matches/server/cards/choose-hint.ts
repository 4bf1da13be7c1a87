import { relationshipGoals } from '#features/members/about-contract.ts'
import { toInterestIds } from '#features/members/server/index.ts'
import type { Hint } from '../../contract.ts'

/** What a hint is chosen from. */
export interface HintSource {
  interests: readonly string[]
  looking_for: readonly string[]
}

/** The one thing more that a card says; see `MatchCard.hint`. `member.interests` are those that others may see. */
export const chooseHint = (viewer: HintSource, member: HintSource & { likes_viewer: boolean }): Hint | null => {
  if (member.likes_viewer) return { kind: 'likes_you', value: null }
  const own = new Set(toInterestIds(viewer.interests))
  const shared = member.interests.find((interest) => own.has(interest))
  if (shared !== undefined) return { kind: 'interest', value: shared }
  const goals = relationshipGoals.filter((goal) => member.looking_for.includes(goal))
  const goal = goals.find((one) => viewer.looking_for.includes(one)) ?? goals[0]
  return goal === undefined ? null : { kind: 'goal', value: goal }
}
