import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { authText } from '../../locales/text.ts'
import { useFieldErrorText } from '../use-field-error-text.ts'

interface NewPasswordFieldsProps {
  errors: { password?: FieldError | undefined; confirmPassword?: FieldError | undefined }
  register: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn
}

/** Fields for a new password and its confirmation. */
export const NewPasswordFields = ({ errors, register }: NewPasswordFieldsProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const shown = { showLabel: words('words.show'), hideLabel: words('words.hide') }
  return (
    <>
      <PasswordField
        label={t('password.next')}
        hint={t('signUp.passwordHint')}
        autoComplete="new-password"
        error={explain(errors.password)}
        {...shown}
        {...register('password')}
      />
      <PasswordField
        label={t('password.confirm')}
        autoComplete="new-password"
        error={explain(errors.confirmPassword)}
        {...shown}
        {...register('confirmPassword')}
      />
    </>
  )
}
