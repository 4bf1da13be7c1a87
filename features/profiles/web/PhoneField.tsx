import { useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/TextField.tsx'
import { profilesText } from '../locales/text.ts'
import type { EditValues } from './edit-form.ts'

/** The phone number of the edit form; the one place that knows how it is typed. */
export const PhoneField = () => {
  const t = useT(profilesText)
  const { register, formState } = useFormContext<EditValues>()
  return (
    <TextField
      type="tel"
      label={t('edit.phone')}
      hint={t('edit.phoneHint')}
      autoComplete="tel"
      maxLength={25}
      error={formState.errors.phone?.message}
      {...register('phone')}
    />
  )
}
