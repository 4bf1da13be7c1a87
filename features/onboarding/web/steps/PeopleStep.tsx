import { useState } from 'react'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { type BuiltInGender, type Gender, isBuiltInGender, seeksEverybody } from '#features/members/gender-contract.ts'
import { useGenderName, useSoughtGenders } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { MeetingPicture } from '#platform/web/ui/pictures/people.tsx'
import { onboardingText } from '../../locales/text.ts'
import { ChoiceRows } from '../ChoiceRows.tsx'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

const builtInOrder: readonly BuiltInGender[] = ['female', 'male', 'other']
const agesFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The question whom the member wants to meet, by gender and age. The two age lists offer only values that do not cross. */
export const PeopleStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const { answers, isAnswered, onAnswer } = step
  // A new account has all genders by default, so they do not count as chosen.
  const isDefault = !isAnswered && seeksEverybody(answers)
  const nameOf = useGenderName()
  const { ready, options: offered, chosen, toSought } = useSoughtGenders(answers)
  const [edited, setEdited] = useState<readonly Gender[] | undefined>(isDefault ? [] : undefined)
  const seek = edited ?? chosen
  const order: Gender[] = [
    ...builtInOrder.filter((gender) => offered.includes(gender)),
    ...offered.filter((gender) => !isBuiltInGender(gender)),
  ]
  const [ages, setAges] = useState({ min_age: answers.min_age, max_age: answers.max_age })
  const [none, setNone] = useState(false)
  const submit = () => {
    setNone(seek.length === 0)
    if (seek.length > 0) onAnswer({ ...toSought(seek), ...ages })
  }
  const label = (age: number) => (age === maximumAge ? t('people.noLimit') : String(age))
  const options = (from: number, to: number) => agesFrom(from, to).map((age) => ({ value: String(age), label: label(age) }))
  return (
    <OnboardingQuestion
      title={t('people.title')}
      text={t('people.text')}
      picture={<MeetingPicture />}
      step={{ ...step, busy: step.busy || !ready }}
      onSubmit={submit}
    >
      <ChoiceRows
        label={t('people.label')}
        options={order.map((value) => ({ value, label: isBuiltInGender(value) ? t(`people.genders.${value}`) : nameOf(value) }))}
        chosen={seek}
        onChange={setEdited}
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
