import { useController, useFormState } from 'react-hook-form'
import { PhoneField } from '#features/places/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { authText } from '../../locales/text.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { registerField, setAndRevalidate, type SignUpForm } from './sign-up-form.ts'

/** Second step of sign-up: contact and password. */
export const ContactAndPasswordFields = ({ form }: { form: SignUpForm }) => {
  const t = useT(authText)
  const explain = useFieldErrorText()
  const { errors } = useFormState({ control: form.control })
  // Registered in visual order, because focus moves to the first invalid field in that order.
  const email = registerField(form, 'email')
  const { value: country, ref: countryRef } = useController({ control: form.control, name: 'countryCode' }).field
  const { value: number, ref: numberRef, name } = useController({ control: form.control, name: 'mobileNumber' }).field
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
      <PasswordFields form={form} />
    </div>
  )
}
