import type { Onboarding, OnboardingStep } from '../contract.ts'

/**
 * Returns which question a step is, from 1, and how many there are; null if it is not asked. The distance falls away once the place is skipped,
 * and still counts then, so that neither number ever jumps back.
 */
export const findQuestionNumber = (
  { steps }: Pick<Onboarding, 'steps'>,
  step: OnboardingStep,
): { number: number; count: number } | null => {
  const asked = steps.flatMap((each) => {
    const losesDistance = each.step === 'place' && each.state === 'skipped' && steps.every((other) => other.step !== 'distance')
    return losesDistance ? [each.step, 'distance' as const] : [each.step]
  })
  const at = asked.indexOf(step)
  return at < 0 ? null : { number: at + 1, count: asked.length }
}
