import { useFormState } from 'react-hook-form'
import { useGenderName, useOfferedGenders } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { authText } from '../../locales/text.ts'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { registerField, type SignUpForm } from './sign-up-form.ts'

/** First step of sign-up: name, gender and age. */
export const NameGenderAndAgeFields = ({ form }: { form: SignUpForm }) => {
  const t = useT(authText)
  const nameOf = useGenderName()
  const offered = useOfferedGenders()
  // Side by side, only the short names of the three built-in genders fit.
  const GenderChoice = offered.length > 3 ? RadioGroup : SegmentedControl
  const explain = useFieldErrorText()
  const { errors } = useFormState({ control: form.control })
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
        <TextField
          label={t('signUp.firstName')}
          autoComplete="given-name"
          error={explain(errors.firstName)}
          {...registerField(form, 'firstName')}
        />
        <TextField
          label={t('signUp.lastName')}
          autoComplete="family-name"
          error={explain(errors.lastName)}
          {...registerField(form, 'lastName')}
        />
        <p className="col-span-full -mt-3 text-sm text-soft">{t('signUp.namesHint')}</p>
      </div>
      <GenderChoice
        label={t('signUp.gender')}
        error={explain(errors.gender)}
        options={offered.map((gender) => ({ value: gender, label: nameOf(gender) }))}
        {...registerField(form, 'gender')}
      />
      <TextField
        label={t('signUp.age')}
        hint={t('signUp.ageHint')}
        type="number"
        inputMode="numeric"
        min={19}
        max={120}
        error={explain(errors.age)}
        {...registerField(form, 'age', { valueAsNumber: true })}
      />
    </div>
  )
}
