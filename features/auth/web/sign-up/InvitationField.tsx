import { useFormState } from 'react-hook-form'
import { registrationText, useRegistrationMode } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { registerField, type SignUpForm } from './sign-up-form.ts'

/** Field for the invitation code. Shown where an invitation is needed to sign up, or when the server has just asked for one. */
export const InvitationField = ({ form }: { form: SignUpForm }) => {
  const t = useT(registrationText)
  const explain = useFieldErrorText()
  const { errors } = useFormState({ control: form.control })
  const mode = useRegistrationMode()
  if (mode !== 'invitation' && errors.invitation === undefined) return null
  return (
    <TextField
      label={t('signUp.invitation')}
      hint={t('signUp.invitationHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={explain(errors.invitation)}
      {...registerField(form, 'invitation')}
    />
  )
}
