import { relationshipGoals } from '#features/members/about-contract.ts'

/** Whether a text is one of the relationship goals that this release has words for. */
export const isGoal = (text: string | null): text is (typeof relationshipGoals)[number] => relationshipGoals.some((goal) => goal === text)
