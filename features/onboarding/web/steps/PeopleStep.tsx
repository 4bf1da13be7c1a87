import { useState } from 'react'
import { type Gender, genders, maximumAge, minimumAge } from '#features/members/contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { onboardingText } from '../../locales/text.ts'
import { ChoiceRows } from '../ChoiceRows.tsx'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

const order: readonly Gender[] = ['female', 'male', 'other']
const agesFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The question whom the member wants to meet, by gender and age. The two age lists offer only values that do not cross. */
export const PeopleStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const { answers, isAnswered, onAnswer } = step
  // A new account has all genders by default, so they do not count as chosen.
  const isDefault = !isAnswered && answers.seek.length === genders.length
  const [seek, setSeek] = useState<Gender[]>(isDefault ? [] : answers.seek)
  const [ages, setAges] = useState({ min_age: answers.min_age, max_age: answers.max_age })
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(seek.length === 0)
    if (seek.length > 0) onAnswer({ seek, ...ages })
  }
  const label = (age: number) => (age === maximumAge ? t('people.noLimit') : String(age))
  const options = (from: number, to: number) => agesFrom(from, to).map((age) => ({ value: String(age), label: label(age) }))
  return (
    <OnboardingQuestion title={t('people.title')} text={t('people.text')} step={step} onSubmit={submit}>
      <ChoiceRows
        label={t('people.label')}
        options={order.map((value) => ({ value, label: t(`people.genders.${value}`) }))}
        chosen={seek}
        onChange={setSeek}
        error={none && seek.length === 0 ? t('people.none') : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('people.minAge')}
          options={options(minimumAge, Math.min(ages.max_age, maximumAge - 1))}
          value={String(ages.min_age)}
          onChange={({ target }) => setAges({ ...ages, min_age: Number(target.value) })}
        />
        <SelectField
          label={t('people.maxAge')}
          options={options(ages.min_age, maximumAge)}
          value={String(ages.max_age)}
          onChange={({ target }) => setAges({ ...ages, max_age: Number(target.value) })}
        />
      </div>
    </OnboardingQuestion>
  )
}
