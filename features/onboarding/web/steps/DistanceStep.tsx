import { useState } from 'react'
import { filterDistances } from '#features/matches/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { LookoutPicture } from '#platform/web/ui/pictures/people.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question how far away people may live, with the distances of the filter. */
export const DistanceStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const [distance, setDistance] = useState(step.answers.distance)
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(distance === null)
    if (distance !== null) step.onAnswer({ distance })
  }
  return (
    <OnboardingQuestion title={t('distance.title')} text={t('distance.text')} picture={<LookoutPicture />} step={step} onSubmit={submit}>
      <RadioGroup
        name="distance"
        label={t('distance.title')}
        labelHidden
        options={filterDistances.map((km) => ({ value: km, label: km === 'any' ? t('distance.any') : t('distance.within', { km }) }))}
        value={distance}
        onChange={({ target }) => setDistance(filterDistances.find((known) => known === target.value) ?? null)}
        error={none && distance === null ? t('distance.none') : undefined}
      />
    </OnboardingQuestion>
  )
}
