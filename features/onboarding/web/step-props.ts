import type { Onboarding, OnboardingAnswer } from '../contract.ts'

/** The props of the component of each question. */
export interface OnboardingStepProps {
  /** The member's current answers to all questions. */
  answers: Onboarding['answers']
  /** Country of the account, ISO 3166-1 alpha-2. */
  country: string | undefined
  /** Whether this question was answered before. */
  isAnswered: boolean
  /** Whether it is the last question. */
  isLast: boolean
  /** Whether an answer is being saved. */
  busy: boolean
  onAnswer: (answer: OnboardingAnswer) => void
  onSkip: () => void
}
