import { useFormState } from 'react-hook-form'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { interpolateElements, useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { authText } from '../../locales/text.ts'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { registerField, type SignUpForm } from './sign-up-form.ts'

/** Fields for the password of a new account and the consent to the terms. */
export const PasswordFields = ({ form }: { form: SignUpForm }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const { errors } = useFormState({ control: form.control })
  const shown = { showLabel: words('words.show'), hideLabel: words('words.hide') }
  // Opens in a new tab, so that the form keeps its input.
  const page = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener" className="font-semibold text-primary underline underline-offset-4">
      {words}
    </a>
  )
  const terms = { terms: page('/terms&conditions', t('signUp.termsLink')), privacy: page('/privacy', t('signUp.privacyLink')) }
  return (
    <>
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
    </>
  )
}
