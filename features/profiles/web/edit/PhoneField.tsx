import { useFormContext, useWatch } from 'react-hook-form'
import { PhoneField as NumberWithCountry } from '#features/places/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { profilesText } from '../../locales/text.ts'
import { type ProfileFormValues, isSamePhone } from './edit-form.ts'

/** Phone number and country of the edit form. */
export const PhoneField = () => {
  const t = useT(profilesText)
  const { control, register, formState, setValue, getValues, clearErrors } = useFormContext<ProfileFormValues>()
  const { ref, name } = register('phone')
  const [number, country] = useWatch({ control, name: ['phone', 'phone_country'] })
  const { errors } = formState
  return (
    <NumberWithCountry
      label={t('edit.phone')}
      countryLabel={t('edit.phoneCountry')}
      hint={t('edit.phoneHint')}
      value={{ country, number }}
      onChange={(phone) => {
        // Formatting spaces do not count as a change.
        const shouldDirty = phone.country !== getValues('phone_country') || !isSamePhone(phone.number, getValues('phone'))
        if (shouldDirty) clearErrors(['phone', 'phone_country'])
        setValue('phone_country', phone.country, { shouldDirty })
        setValue('phone', phone.number, { shouldDirty })
      }}
      error={errors.phone?.message}
      countryError={errors.phone_country?.message}
      name={name}
      ref={ref}
    />
  )
}
