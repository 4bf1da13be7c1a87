import { useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/TextField.tsx'
import { profilesText } from '../locales/text.ts'
import type { EditValues } from './edit-form.ts'
import { FormPart } from './FormPart.tsx'

/** Names, date of birth and phone. */
export const BasicFields = ({ dobFixed }: { dobFixed: boolean }) => {
  const t = useT(profilesText)
  const { register, formState } = useFormContext<EditValues>()
  const { errors } = formState
  return (
    <FormPart title={t('edit.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('edit.firstname')} autoComplete="given-name" error={errors.firstname?.message} {...register('firstname')} />
        <TextField label={t('edit.lastname')} autoComplete="family-name" error={errors.lastname?.message} {...register('lastname')} />
      </div>
      <TextField
        type="date"
        label={t('edit.dob')}
        hint={dobFixed ? t('edit.dobFixed') : t('edit.dobOnce')}
        autoComplete="bday"
        readOnly={dobFixed}
        error={errors.dob?.message}
        {...register('dob')}
      />
      <TextField
        type="tel"
        label={t('edit.phone')}
        hint={t('edit.phoneHint')}
        autoComplete="tel"
        maxLength={25}
        error={errors.phone?.message}
        {...register('phone')}
      />
    </FormPart>
  )
}
