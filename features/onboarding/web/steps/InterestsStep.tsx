import { useState } from 'react'
import { InterestPicker } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { DrumPicture } from '#platform/web/ui/pictures/things.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The most interests that can be chosen here; one is enough. The profile has room for more. */
const mostChosen = 5

/** The question about the member's interests. */
export const InterestsStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const [interests, setInterests] = useState<readonly string[]>(step.answers.interests)
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(interests.length === 0)
    if (interests.length > 0) step.onAnswer({ interests: [...interests] })
  }
  return (
    <OnboardingQuestion title={t('interests.title')} text={t('interests.text')} picture={<DrumPicture />} step={step} onSubmit={submit}>
      <InterestPicker
        value={interests}
        onChange={setInterests}
        most={Math.max(mostChosen, step.answers.interests.length)}
        error={none && interests.length === 0 ? t('interests.none') : undefined}
      />
    </OnboardingQuestion>
  )
}
