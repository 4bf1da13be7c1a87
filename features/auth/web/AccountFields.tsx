import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useDetectedCountry } from '#features/places/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { PasswordField } from '#platform/web/ui/PasswordField.tsx'
import { SelectField } from '#platform/web/ui/SelectField.tsx'
import { TextField } from '#platform/web/ui/TextField.tsx'
import { authText } from '../locales/text.ts'
import { useDialling } from './dialling.ts'
import { useFieldError } from './field-error.ts'
import { field, type SignUpForm } from './sign-up-form.ts'

/** The second step: how to reach the person and how they log in. */
export const AccountFields = ({ form }: { form: SignUpForm }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldError()
  const { errors } = useFormState({ control: form.control })
  const countries = useDialling()
  const detected = useDetectedCountry()
  useEffect(() => {
    if (detected && form.getValues('countryCode') === '') form.setValue('countryCode', detected)
  }, [detected, form])
  const shown = { showLabel: words('words.show'), hideLabel: words('words.hide') }
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t('signUp.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={explain(errors.email)}
        {...field(form, 'email')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('signUp.country')}
          placeholder={t('signUp.countryPlaceholder')}
          autoComplete="country"
          error={explain(errors.countryCode)}
          options={countries.map(({ code, label }) => ({ value: code, label }))}
          {...field(form, 'countryCode')}
        />
        <TextField
          label={t('signUp.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={25}
          error={explain(errors.mobileNumber)}
          {...field(form, 'mobileNumber')}
        />
      </div>
      <PasswordField
        label={t('signUp.password')}
        hint={t('signUp.passwordHint')}
        autoComplete="new-password"
        error={explain(errors.password)}
        {...shown}
        {...field(form, 'password')}
      />
      <PasswordField
        label={t('signUp.confirmPassword')}
        autoComplete="new-password"
        error={explain(errors.confirmPassword)}
        {...shown}
        {...field(form, 'confirmPassword')}
      />
      <Checkbox label={t('signUp.terms')} error={explain(errors.accept_terms)} {...field(form, 'accept_terms')} />
    </div>
  )
}
