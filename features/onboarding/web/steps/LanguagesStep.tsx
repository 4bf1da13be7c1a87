import { useState } from 'react'
import { spokenLanguages } from '#features/members/vocabulary-contract.ts'
import { SpokenLanguagePicker } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { BubblesPicture } from '#platform/web/ui/pictures/things.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The question which languages the member speaks. */
export const LanguagesStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const [languages, setLanguages] = useState<readonly string[]>(step.answers.languages)
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(languages.length === 0)
    if (languages.length > 0) step.onAnswer({ languages: spokenLanguages.filter((code) => languages.includes(code)) })
  }
  return (
    <OnboardingQuestion title={t('languages.title')} text={t('languages.text')} picture={<BubblesPicture />} step={step} onSubmit={submit}>
      <SpokenLanguagePicker
        value={languages}
        onChange={setLanguages}
        country={step.country}
        error={none && languages.length === 0 ? t('languages.none') : undefined}
      />
    </OnboardingQuestion>
  )
}
