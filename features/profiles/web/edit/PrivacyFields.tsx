import { useFormContext } from 'react-hook-form'
import { genders } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/fields/Switch.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { profilesText } from '../../locales/text.ts'
import type { EditValues } from './edit-form.ts'
import { FormSection } from './FormSection.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

/** Form fields for who may find the member and what others see. */
export const PrivacyFields = () => {
  const t = useT(profilesText)
  const members = useT(membersText)
  const { register, formState } = useFormContext<EditValues>()
  const { errors } = formState
  return (
    <>
      <FormSection title={t('edit.findMe')} hint={t('edit.findMeHint')}>
        <CheckboxGroup name="seek" label={t('edit.seek')} options={genders.map((gender) => ({ value: gender, label: members(gender) }))} />
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('edit.minAge')} inputMode="numeric" maxLength={3} error={errors.min_age?.message} {...register('min_age')} />
          <TextField label={t('edit.maxAge')} inputMode="numeric" maxLength={3} error={errors.max_age?.message} {...register('max_age')} />
        </div>
      </FormSection>
      <FormSection title={t('edit.visibility')}>
        <div className="flex flex-col divide-y divide-line">
          <Switch label={t('edit.showsLastname')} {...register('shows_lastname')} />
          <Switch label={t('edit.showsBirth')} {...register('shows_birth')} />
          <Switch label={t('edit.showsActivity')} hint={t('edit.showsActivityHint')} {...register('shows_activity')} />
        </div>
      </FormSection>
    </>
  )
}
