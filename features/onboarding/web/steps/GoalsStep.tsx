import { useState } from 'react'
import { relationshipGoals } from '#features/members/about-contract.ts'
import { useVocabulary } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { onboardingText } from '../../locales/text.ts'
import { ChoiceRows } from '../ChoiceRows.tsx'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question what the member is looking for, such as marriage or friendship. */
export const GoalsStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const { goal } = useVocabulary()
  const [goals, setGoals] = useState(step.answers.looking_for)
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(goals.length === 0)
    if (goals.length > 0) step.onAnswer({ looking_for: goals })
  }
  return (
    <OnboardingQuestion title={t('goals.title')} text={t('goals.text')} step={step} onSubmit={submit}>
      <ChoiceRows
        label={t('goals.title')}
        options={relationshipGoals.map((value) => ({ value, label: goal(value) }))}
        chosen={goals}
        onChange={setGoals}
        error={none && goals.length === 0 ? t('goals.none') : undefined}
      />
    </OnboardingQuestion>
  )
}
