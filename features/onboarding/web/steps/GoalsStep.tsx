import { useState } from 'react'
import { aboutLimits } from '#features/members/about-contract.ts'
import { useOfferedIds } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { FlowerPicture } from '#platform/web/ui/pictures/people.tsx'
import { onboardingText } from '../../locales/text.ts'
import { ChoiceRows } from '../ChoiceRows.tsx'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question what the member is looking for, such as marriage or friendship. */
export const GoalsStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const [goals, setGoals] = useState(step.answers.looking_for)
  const { ids, nameOf } = useOfferedIds('goals', goals)
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(goals.length === 0)
    if (goals.length > 0) step.onAnswer({ looking_for: goals })
  }
  return (
    <OnboardingQuestion title={t('goals.title')} text={t('goals.text')} picture={<FlowerPicture />} step={step} onSubmit={submit}>
      <ChoiceRows
        label={t('goals.title')}
        options={ids.map((value) => ({ value, label: nameOf(value) }))}
        chosen={goals}
        onChange={setGoals}
        most={aboutLimits.goals}
        error={none && goals.length === 0 ? t('goals.none') : undefined}
      />
    </OnboardingQuestion>
  )
}
