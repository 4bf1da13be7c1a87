import { useController, useFormState } from 'react-hook-form'
import { PhoneField } from '#features/places/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { interpolateElements, useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { authText } from '../../locales/text.ts'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { registerField, setAndRevalidate, type SignUpForm } from './sign-up-form.ts'

/** Second step of sign-up: contact and password. */
export const AccountFields = ({ form }: { form: SignUpForm }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const { errors } = useFormState({ control: form.control })
  // Registered in visual order, because focus moves to the first invalid field in that order.
  const email = registerField(form, 'email')
  const { value: country, ref: countryRef } = useController({ control: form.control, name: 'countryCode' }).field
  const { value: number, ref: numberRef, name } = useController({ control: form.control, name: 'mobileNumber' }).field
  const shown = { showLabel: words('words.show'), hideLabel: words('words.hide') }
  // Opens in a new tab, so that the form keeps its input.
  const page = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-primary underline underline-offset-4">
      {words}
    </a>
  )
  const terms = { terms: page('/terms&conditions', t('signUp.termsLink')), privacy: page('/privacy', t('signUp.privacyLink')) }
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t('signUp.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={explain(errors.email)}
        {...email}
      />
      <PhoneField
        label={t('signUp.phone')}
        countryLabel={t('signUp.country')}
        value={{ country, number }}
        onChange={(phone) => {
          setAndRevalidate(form, 'countryCode', phone.country)
          setAndRevalidate(form, 'mobileNumber', phone.number)
        }}
        error={explain(errors.mobileNumber)}
        countryError={explain(errors.countryCode)}
        name={name}
        ref={numberRef}
        countryRef={countryRef}
      />
      <PasswordField
        label={t('signUp.password')}
        hint={t('signUp.passwordHint')}
        autoComplete="new-password"
        error={explain(errors.password)}
        {...shown}
        {...registerField(form, 'password')}
      />
      <PasswordField
        label={t('signUp.confirmPassword')}
        autoComplete="new-password"
        error={explain(errors.confirmPassword)}
        {...shown}
        {...registerField(form, 'confirmPassword')}
      />
      <Checkbox
        label={interpolateElements(t('signUp.terms'), terms)}
        error={explain(errors.accept_terms)}
        {...registerField(form, 'accept_terms')}
      />
    </div>
  )
}
