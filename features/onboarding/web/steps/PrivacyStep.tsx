import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { DoorwayPicture } from '#platform/web/ui/pictures/people.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question whether others see the last name and the date of birth. */
export const PrivacyStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const [onlyAge, setOnlyAge] = useState(!step.answers.shows_birth)
  const [onlyInitial, setOnlyInitial] = useState(!step.answers.shows_lastname)
  return (
    <OnboardingQuestion
      title={t('privacy.title')}
      text={t('privacy.text')}
      picture={<DoorwayPicture />}
      step={step}
      onSubmit={() => step.onAnswer({ shows_birth: !onlyAge, shows_lastname: !onlyInitial })}
    >
      <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-card px-4 py-1">
        <Switch
          label={t('privacy.onlyAge')}
          hint={t('privacy.onlyAgeHint')}
          checked={onlyAge}
          onChange={({ target }) => setOnlyAge(target.checked)}
        />
        <Switch
          label={t('privacy.onlyInitial')}
          hint={t('privacy.onlyInitialHint')}
          checked={onlyInitial}
          onChange={({ target }) => setOnlyInitial(target.checked)}
        />
      </div>
    </OnboardingQuestion>
  )
}
